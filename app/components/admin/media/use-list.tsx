import { Link } from "@remix-run/react";
import { kindNamed, kinds } from "~/kinds";
import type { PictureUse } from "~/models/pictures/picture-uses.server";

/** Where a picture is used, with links to the forms that can change it. */
export function UseList({ uses }: { uses: PictureUse[] }) {
  return (
    <ul>
      {uses.map(({ kind, title, path }) => (
        <li key={path} className="flex flex-wrap items-center gap-x-2">
          <span className="text-sm text-muted">{kinds[kindNamed(kind)].use}</span>
          <Link
            to={path}
            className="inline-flex min-h-touch items-center font-medium wrap-anywhere underline underline-offset-4"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
