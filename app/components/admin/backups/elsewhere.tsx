import { Link } from "@remix-run/react";

const link =
  "inline-flex min-h-touch items-center font-medium text-accent underline underline-offset-4";

/** What else can be taken away, or brought. */
export function Elsewhere() {
  return (
    <section aria-labelledby="elsewhere-title" className="max-w-measure">
      <h3 id="elsewhere-title" className="text-xl">
        Away from this machine
      </h3>
      <p className="mt-1 text-muted">A backup on the same disk dies with it.</p>
      <ul className="mt-2 grid">
        <li>
          <a href="/admin/backups/export.zip" download className={link}>
            Download everything
          </a>
        </li>
        <li>
          <Link to="/admin/backups/upload" className={link}>
            Restore from a file
          </Link>
        </li>
      </ul>
    </section>
  );
}
