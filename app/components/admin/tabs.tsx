import { NavLink } from "@remix-run/react";
import { BookOpen, Gauge, House, Images, MailOpen, MapPin, Mountain, Route } from "lucide-react";

const tabs = [
  { to: "/admin", label: "Dashboard", Icon: Gauge },
  { to: "/admin/home", label: "Home Page", Icon: House },
  { to: "/admin/posts", label: "Blog Posts", Icon: BookOpen },
  { to: "/admin/places", label: "Places", Icon: Mountain },
  { to: "/admin/pins", label: "Journey Map", Icon: MapPin },
  { to: "/admin/journey", label: "Journey Stats", Icon: Route },
  { to: "/admin/gallery", label: "Gallery", Icon: Images },
  { to: "/admin/messages", label: "Messages", Icon: MailOpen },
] as const;

const shape =
  "flex min-h-14 flex-col items-center justify-center gap-0.5 border-b-2 px-1 text-center text-xs leading-tight font-medium lg:min-h-touch lg:flex-row lg:gap-2 lg:px-3 lg:text-sm";

/** The eight parts of the admin area: two rows on a phone, so that none hides beyond the edge. */
export function Tabs() {
  return (
    <nav aria-label="Admin" className="grid grid-cols-4 lg:flex lg:flex-wrap">
      {tabs.map(({ to, label, Icon }) => (
        <NavLink
          key={to}
          to={to}
          end={to === "/admin"}
          prefetch="none"
          className={({ isActive, isPending }) =>
            `${shape} ${isActive ? "border-accent text-accent" : "border-transparent text-muted hover:text-ink"} ${isPending ? "text-ink" : ""}`
          }
        >
          <Icon aria-hidden="true" className="size-5 lg:size-4" strokeWidth={1.5} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
