import { pinPageAddress } from "~/models/road/pins/map-pin";

type Props = { /** The list's own place on the page. */ id: string; page: number; pages: number };

/**
 * Links to the pages of the list before and after this one, which are pages of the journey. What follows the page itself
 * (`rel="next"`) is the next page of its list of destinations: this list is a part of it.
 */
export function PinListPages({ id, page, pages }: Props) {
  const look = "flex min-h-touch items-center font-medium underline underline-offset-4";
  return (
    <nav aria-label="Places" className="mt-3 flex flex-wrap gap-x-6">
      {page > 1 && (
        <a href={`${pinPageAddress(page - 1)}#${id}`} className={look}>
          Earlier places
        </a>
      )}
      {page < pages && (
        <a href={`${pinPageAddress(page + 1)}#${id}`} className={look}>
          Later places
        </a>
      )}
    </nav>
  );
}
