import { NavLink } from "@remix-run/react";

const tabs = [
  { to: "/admin/messages", label: "Inbox" },
  { to: "/admin/messages/archive", label: "Archive" },
  { to: "/admin/messages/replies", label: "Replies" },
  { to: "/admin/messages/questions", label: "Questions" },
];

/** The tabs of the messages' part of the admin area. */
export function MessageTabs() {
  return (
    <nav aria-label="Messages" className="mb-5 flex flex-wrap gap-x-1 border-b border-line">
      {tabs.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end={to === "/admin/messages"}
          className={({ isActive }) =>
            `inline-flex min-h-touch items-center border-b-2 px-2 font-medium max-sm:text-sm sm:px-3 ${isActive ? "border-accent text-accent" : "border-transparent text-muted hover:text-ink"}`
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
