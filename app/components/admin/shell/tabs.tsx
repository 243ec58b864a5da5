import { NavLink, useLocation } from "@remix-run/react";
import {
  Aperture,
  BookOpen,
  Camera,
  Ellipsis,
  Gauge,
  House,
  Images,
  type LucideIcon,
  MailOpen,
  MapPin,
  Mountain,
  Route,
  Settings,
  Users,
  X,
} from "lucide-react";
import { rowIcon } from "~/components/ui/buttons/icon-button";
import { closeOnEscape, closeWhenLeft } from "~/components/ui/close-menu";
import { readerRooms, siteRooms } from "./rooms";

type Tab = {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** Its further pages, if it has several. */
  within?: { to: string }[];
};

/** The parts needed while travelling. A phone's bar shows these; the others are under 'More'. */
const ON_THE_ROAD = new Set(["/admin", "/admin/posts", "/admin/pins", "/admin/messages"]);

const parts: Tab[] = [
  { to: "/admin", label: "Dashboard", Icon: Gauge },
  { to: "/admin/home", label: "Home Page", Icon: House },
  { to: "/admin/posts", label: "Blog Posts", Icon: BookOpen },
  { to: "/admin/places", label: "Places", Icon: Mountain },
  { to: "/admin/pins", label: "Journey Map", Icon: MapPin },
  { to: "/admin/journey", label: "Journey Stats", Icon: Route },
  { to: "/admin/gallery", label: "Gallery", Icon: Images },
  { to: "/admin/messages", label: "Messages", Icon: MailOpen },
];

/** The pages that are under 'More' on every screen. */
const rooms: Tab[] = [
  { to: "/admin/moments", label: "Moments", Icon: Aperture },
  { to: "/admin/media", label: "Photos", Icon: Camera },
  { to: "/admin/newsletter", label: "Readers", Icon: Users, within: readerRooms },
  { to: "/admin/site", label: "Site", Icon: Settings, within: siteRooms },
];

const offTheRoad = parts.filter(({ to }) => !ON_THE_ROAD.has(to));

/** Classes besides those of `bar-pages`: on wide screens a label is beside its icon. */
const inHeader =
  "min-w-touch text-xs whitespace-nowrap max-[24rem]:text-[0.6875rem] max-[22.4rem]:text-center max-[22.4rem]:leading-tight max-[22.4rem]:tracking-tighter max-[22.4rem]:whitespace-normal lg:h-auto lg:min-h-touch lg:flex-row lg:gap-1 lg:border-b-2 lg:border-transparent lg:px-1.5 lg:text-[0.8125rem] xl:gap-2 xl:px-3 xl:text-sm hover:text-ink";

/** One row of tabs: at the bottom on phones, within the thumb's reach, and in the header on wide screens. */
export function Tabs() {
  return (
    <nav
      aria-label="Admin"
      className="z-30 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 lg:relative"
    >
      <div className="max-lg:border-t max-lg:border-line max-lg:bg-canvas max-lg:pb-[env(safe-area-inset-bottom)]">
        <ul className="bar-pages grid-cols-[repeat(5,auto)] lg:flex lg:max-w-none">
          {parts.map((part) => (
            <li key={part.to} className={ON_THE_ROAD.has(part.to) ? undefined : "max-lg:hidden"}>
              <TabLink tab={part} className={inHeader} />
            </li>
          ))}
          <li className="lg:ml-auto">
            <More />
          </li>
        </ul>
      </div>
    </nav>
  );
}

/** All other tabs. A `details` element opens without scripts; the backdrop is in its summary, so a click closes it. */
function More() {
  const { pathname, key } = useLocation();
  const isAt = ({ to }: { to: string }) => pathname === to || pathname.startsWith(`${to}/`);
  const isOpen = (tab: Tab) => [tab, ...(tab.within ?? [])].some(isAt);
  const room = rooms.find(isOpen);
  const current = room ?? offTheRoad.find(isOpen);
  // On wide screens the header shows all parts, so 'More' is marked for them on phones only.
  const [mark, ears] = room ? [MARKED, "sr-only"] : [MARKED_ON_PHONES, "sr-only lg:hidden"];
  return (
    <details
      // A new page starts with a closed menu.
      key={key}
      data-menu=""
      className="group lg:relative"
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
    >
      <summary
        className={`${inHeader} list-none group-open:before:fixed group-open:before:inset-0 group-open:before:-z-10 lg:group-open:before:bg-transparent group-open:before:bg-black/50 [&::-webkit-details-marker]:hidden ${current ? mark : ""}`}
      >
        <Ellipsis {...rowIcon} className={`${iconSize} group-open:hidden`} />
        <X {...rowIcon} className={`${iconSize} hidden group-open:block`} />
        More
        {current && <span className={ears}>, with {current.label}, which is open</span>}
      </summary>
      <div className="border-t border-line bg-canvas px-2 py-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-(--tab-bar) lg:absolute lg:right-0 lg:w-56 lg:rounded-card lg:border lg:bg-surface lg:shadow-lg">
        <ul className="mx-auto grid max-w-lg grid-cols-4 gap-y-2 lg:grid-cols-1 lg:gap-y-0">
          {offTheRoad.map((part) => (
            <li key={part.to} className="lg:hidden">
              <TabLink tab={part} className="text-xs" />
            </li>
          ))}
          {rooms.map((tab) => (
            <li key={tab.to}>
              <TabLink
                tab={tab}
                className="text-xs lg:h-auto lg:min-h-touch lg:flex-row lg:justify-start lg:gap-3 lg:rounded-control lg:px-3 lg:text-sm lg:hover:text-ink"
              />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** The same mark as the link of the open page. */
const MARKED = "text-accent lg:border-accent forced-colors:underline";
const MARKED_ON_PHONES = "max-lg:text-accent max-lg:forced-colors:underline";

const iconSize = "size-5 lg:size-4";

function TabLink({ tab: { to, label, Icon }, className }: { tab: Tab; className: string }) {
  return (
    <NavLink
      to={to}
      end={to === "/admin"}
      prefetch="none"
      className={({ isPending }) =>
        `${className} text-center lg:aria-[current]:border-accent ${isPending ? "text-ink" : ""}`
      }
    >
      <Icon {...rowIcon} className={iconSize} />
      {label}
    </NavLink>
  );
}
