import { Mail } from "~/components/ui/icons";

/** Icons of the networks in the style of the others; a network without a link has none. */

const glyphs = {
  Instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17" cy="7" r="0.6" fill="currentColor" />
    </>
  ),
  YouTube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" />
    </>
  ),
  Twitter: (
    <path d="M22 5.5c-.8.5-1.7.8-2.6 1A4.2 4.2 0 0 0 12.3 10C8.9 10 6 8.3 4 5.7c-1 2-.5 4.5 1.5 5.8L3.6 11c0 2 1.5 3.9 3.5 4.3-.6.2-1.2.2-1.9.1.5 1.7 2.100 2.9 4 3A8.5 8.5 0 0 1 2 20c7.5 4.3 17.5-1 17.5-11.5z" />
  ),
};

type Network = keyof typeof glyphs;

type Props = {
  instagram: string | null;
  youtube: string | null;
  twitter: string | null;
  email: string | null;
};

const link =
  "grid size-11 place-items-center rounded-full border border-line text-muted transition-colors duration-150 hover:border-ink hover:text-ink";

export function SocialIcons({ instagram, youtube, twitter, email }: Props) {
  if (!instagram && !youtube && !twitter && !email) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      <NetworkLink network="Instagram" href={instagram} />
      <NetworkLink network="YouTube" href={youtube} />
      <NetworkLink network="Twitter" href={twitter} />
      {email && (
        <li>
          <a href={email} data-tip="Email" className={link}>
            <span className="sr-only">Email</span>
            <Mail className="size-5" />
          </a>
        </li>
      )}
    </ul>
  );
}

function NetworkLink({ network, href }: { network: Network; href: string | null }) {
  if (!href) return null;
  return (
    <li>
      <a href={href} rel="me noopener" data-tip={network} className={link}>
        <span className="sr-only">{network}</span>
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="size-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {glyphs[network]}
        </svg>
      </a>
    </li>
  );
}
