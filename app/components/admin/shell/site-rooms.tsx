import { Link } from "@remix-run/react";
import { siteRooms } from "./rooms";

type Props = {
  /** What there is to say of the backups. */
  backups: string;
};

/** The rooms of what is seldom touched, each with what it is for. */
export function SiteRooms({ backups }: Props) {
  return (
    <ul className="max-w-measure divide-y divide-line rounded-card border border-line bg-surface">
      {siteRooms.map(({ to, name, words }) => (
        <li key={to} className="relative px-4 py-3">
          <Link to={to} className="font-medium after:absolute after:inset-0 hover:text-accent">
            {name}
          </Link>
          <p className="text-sm wrap-anywhere text-muted">{words ?? backups}</p>
        </li>
      ))}
    </ul>
  );
}
