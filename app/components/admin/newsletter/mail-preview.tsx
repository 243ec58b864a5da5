import { Link } from "@remix-run/react";

export const mailLooks = ["light", "dark", "text"] as const;
type Look = (typeof mailLooks)[number];

const labels: Record<Look, string> = { light: "Light", dark: "Dark", text: "Text" };

/** A mail in a frame in which nothing runs; without frames it is a link. */
export function MailPreview({ src, look }: { src: string; look: Look }) {
  const address = `${src}?as=${look}`;
  return (
    <>
      <nav aria-label="How it is shown" className="mb-4">
        <ul className="flex flex-wrap gap-2">
          {mailLooks.map((one) => (
            <li key={one}>
              <Link
                to={`?as=${one}`}
                aria-current={one === look ? "true" : undefined}
                className={`inline-flex min-h-touch items-center rounded-control border px-3 text-sm font-medium ${one === look ? "border-accent text-accent" : "border-edge bg-surface hover:border-ink"}`}
              >
                {labels[one]}
              </Link>
            </li>
          ))}
          <li>
            <a
              href={address}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-touch items-center px-3 text-sm font-medium text-accent underline underline-offset-4"
            >
              Open it alone
            </a>
          </li>
        </ul>
      </nav>
      <div className="rounded-card border border-line bg-surface p-3">
        <iframe
          src={address}
          title={`The mail, ${labels[look].toLowerCase()}`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          className="block h-[80svh] w-full max-w-3xl bg-white md:mx-auto"
        />
      </div>
    </>
  );
}
