import { ArrowUpRight } from "~/components/ui/icons";
import type { SocialLink } from "~/utils/links/social-links";

/** Links to the same story on other sites; renders nothing without any. */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className="font-sans text-sm font-semibold text-muted">Also on</h2>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {links.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-touch items-center gap-1 font-medium text-accent underline-offset-4 hover:underline"
            >
              {name}
              <ArrowUpRight />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
