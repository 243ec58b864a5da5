import { Link, useLocation } from "@remix-run/react";
import { closeOnEscape, closeWhenLeft } from "~/components/ui/close-menu";
import { Gauge, LogIn, Menu, X } from "~/components/ui/icons";
import { ownLanguage } from "~/components/ui/in-words";
import { mainPages } from "~/site";
import { currentOf } from "./current-page";
import { useIsOwner } from "./use-is-owner";

export type PageLink = { to: string; label: string };

/** A `details` element, so that it opens without scripts; the summary's backdrop closes it. */
export function MobileMenu({ own }: { own: PageLink[] }) {
  const { pathname, key } = useLocation();
  const isOwner = useIsOwner();
  const AdminIcon = isOwner ? Gauge : LogIn;
  return (
    <details
      // Closed again after each navigation.
      key={key}
      data-menu=""
      className="group lg:hidden"
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
    >
      <summary className="-mr-3 grid size-11 list-none place-items-center rounded-control group-open:before:fixed group-open:before:inset-0 group-open:before:bg-black/50 [&::-webkit-details-marker]:hidden">
        <span className="sr-only">Menu</span>
        <Menu className="size-6 group-open:hidden" />
        <X className="relative z-20 hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label="Menu"
        className="fixed inset-y-0 right-0 z-10 flex w-72 max-w-[85vw] flex-col overflow-y-auto overscroll-contain border-l border-line bg-canvas px-6 pt-16 pb-8 transition-transform duration-200 starting:translate-x-full"
      >
        <ul className="menu-pages">
          {[...mainPages, ...own].map(({ to, label }, at) => (
            <li key={to}>
              <Link
                dir="auto"
                lang={at < mainPages.length ? undefined : ownLanguage()}
                to={to}
                discover="none"
                aria-current={currentOf(to, pathname)}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <Link
          to="/admin"
          data-live=""
          className="mt-8 inline-flex min-h-touch items-center justify-center gap-2 rounded-control border border-edge bg-surface px-5 text-base font-medium"
        >
          <AdminIcon className="size-5" />
          {isOwner ? "Admin" : "Login"}
        </Link>
      </nav>
    </details>
  );
}
