import { Link, useLocation } from "@remix-run/react";
import { BookOpen, CircleUser, House, Images, Route } from "~/components/ui/icons";
import { mainPages } from "~/site";
import { currentOf } from "./current-page";

const icons = {
  "/": House,
  "/journey": Route,
  "/letters": BookOpen,
  "/gallery": Images,
  "/about": CircleUser,
};

/** The main pages within a thumb's reach, on narrow screens; by the header's links Remix knows their routes. */
export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Main pages"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="bar-pages">
        {mainPages.map(({ to, label }) => {
          const Icon = icons[to];
          return (
            <li key={to}>
              <Link to={to} discover="none" aria-current={currentOf(to, pathname)}>
                <Icon className="size-5" />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
