import { NavLink } from "@remix-run/react";
import { readerRooms } from "~/components/admin/shell/rooms";

/** The tabs for the subscribers and the newsletter. */
export function ReaderRooms() {
  return (
    <nav aria-label="Readers" className="mb-4 flex gap-6">
      {readerRooms.map(({ to, name }) => (
        <NavLink
          key={to}
          to={to}
          className="inline-flex min-h-touch items-center border-b-2 border-transparent font-medium text-muted hover:text-ink aria-[current]:border-accent aria-[current]:text-accent"
        >
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
