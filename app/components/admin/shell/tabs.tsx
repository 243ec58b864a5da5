import { NavLink } from "@remix-run/react";
import {
  BookOpen,
  Camera,
  FileText,
  Gauge,
  House,
  Images,
  KeyRound,
  type LucideIcon,
  MailOpen,
  MapPin,
  Mountain,
  Newspaper,
  Route,
  Settings,
  Trash2,
  Users,
} from "lucide-react";

type Tab = { to: string; label: string; Icon: LucideIcon };

const tabs: Tab[] = [
  { to: "/admin", label: "Dashboard", Icon: Gauge },
  { to: "/admin/home", label: "Home Page", Icon: House },
  { to: "/admin/posts", label: "Blog Posts", Icon: BookOpen },
  { to: "/admin/places", label: "Places", Icon: Mountain },
  { to: "/admin/pins", label: "Journey Map", Icon: MapPin },
  { to: "/admin/journey", label: "Journey Stats", Icon: Route },
  { to: "/admin/gallery", label: "Gallery", Icon: Images },
  { to: "/admin/messages", label: "Messages", Icon: MailOpen },
];

/** Rooms that hold what the eight parts are made of, and what they leave behind. */
const rooms: Tab[] = [
  { to: "/admin/pages", label: "Pages", Icon: FileText },
  { to: "/admin/media", label: "Photos", Icon: Camera },
  { to: "/admin/newsletter", label: "Mailings", Icon: Newspaper },
  { to: "/admin/subscribers", label: "Subscribers", Icon: Users },
  { to: "/admin/bin", label: "Bin", Icon: Trash2 },
  { to: "/admin/settings", label: "Settings", Icon: Settings },
  { to: "/admin/account", label: "Account", Icon: KeyRound },
];

const shape =
  "flex min-h-14 min-w-touch flex-col items-center justify-center gap-0.5 border-b-2 px-1 text-center text-xs leading-tight font-medium lg:min-h-touch lg:flex-row lg:gap-2 lg:px-3 lg:text-sm";

/** The eight parts of the admin area, in two rows on a phone, so that none hides beyond the edge; then the rooms. */
export function Tabs() {
  return (
    <nav aria-label="Admin" className="lg:flex lg:flex-wrap">
      <div className="grid grid-cols-4 lg:contents">
        {tabs.map((tab) => (
          <TabLink key={tab.to} {...tab} />
        ))}
      </div>
      <div className="grid grid-cols-3 border-t border-line min-[22.5rem]:grid-cols-4 sm:grid-cols-7 lg:contents">
        {rooms.map((room) => (
          <TabLink key={room.to} {...room} />
        ))}
      </div>
    </nav>
  );
}

function TabLink({ to, label, Icon }: Tab) {
  return (
    <NavLink
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
  );
}
