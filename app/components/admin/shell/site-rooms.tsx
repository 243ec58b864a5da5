import { Link } from "@remix-run/react";

type Props = {
  /** What there is to say of the backups. */
  backups: string;
};

/** The rooms of what is seldom touched, each with what it is for. */
export function SiteRooms({ backups }: Props) {
  return (
    <ul className="max-w-measure divide-y divide-line rounded-card border border-line bg-surface">
      <Room to="/admin/settings" name="Settings" words="Names, language, look, money and mail" />
      <Room to="/admin/pages" name="Pages" words="About, questions, tips and your own" />
      <Room to="/admin/account" name="Account" words="Password, passkeys, who is signed in" />
      <Room to="/admin/backups" name="Backups" words={backups} />
      <Room to="/admin/bin" name="Bin" words="What was deleted in the last 30 days" />
    </ul>
  );
}

function Room({ to, name, words }: { to: string; name: string; words: string }) {
  return (
    <li className="relative px-4 py-3">
      <Link to={to} className="font-medium after:absolute after:inset-0 hover:text-accent">
        {name}
      </Link>
      <p className="text-sm wrap-anywhere text-muted">{words}</p>
    </li>
  );
}
