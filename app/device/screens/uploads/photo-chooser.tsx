import type { ReactNode } from "react";
import { Button } from "~/components/ui/buttons/button";
import { countedInWords, inWords } from "~/components/ui/in-words";
import type { PictureChoice } from "~/forms/pictures/picture-choice.server";
import { CHOICE_PAGE, CHOOSE_FOR, CHOSEN } from "~/models/collections/library/picture-choice";
import { plainNumber } from "~/utils/words/counted";
import { ChoiceFilters } from "./choice-filters";
import { type ChosenPicture, PhotoChoice } from "./photo-choice";

type Props = {
  choice: PictureChoice;
  multiple: boolean;
  /** Whether the focus goes here when the page loads. */
  isFirst?: boolean;
  /** Called with the pressed photo if only one can be chosen. */
  onPressed?(picture: ChosenPicture): void;
};

/**
 * The library's photos with check boxes, and a search above. It is part of a form: its buttons send the ticked photos,
 * also those on other pages, and the search.
 */
export function PhotoChooser({ choice, multiple, isFirst = false, onPressed }: Props) {
  const { field, chosen, asked, total, page, pages, pictures } = choice;
  const elsewhere = chosen.filter((address) => !pictures.some(({ url }) => url === address));
  return (
    <div className="grid gap-3">
      <input type="hidden" name={CHOOSE_FOR} value={field} />
      {multiple &&
        elsewhere.map((address) => (
          <input key={address} type="hidden" name={CHOSEN} value={address} />
        ))}
      <ChoiceFilters choice={choice} isFirst={isFirst} />
      <p role="status" className="text-sm text-muted tabular-nums">
        {countedInWords(total, "photo")}
        {elsewhere.length > 0 && `, ${elsewhere.length} ticked on other pages`}
      </p>
      <ul
        key={JSON.stringify([asked, page])}
        className="grid grid-cols-3 gap-2 sm:grid-cols-4 md:grid-cols-6"
      >
        {pictures.map((picture) => (
          <PhotoChoice
            key={picture.id}
            picture={picture}
            multiple={multiple}
            isTicked={chosen.includes(picture.url)}
            onPressed={onPressed}
          />
        ))}
      </ul>
      {pages > 1 && <ChoicePages page={page} pages={pages} />}
    </div>
  );
}

/** Buttons for the previous and the next page, which also send the ticked photos. */
function ChoicePages({ page, pages }: Pick<PictureChoice, "page" | "pages">) {
  return (
    <div className="flex items-center justify-between gap-3">
      <PageButton page={page - 1} isThere={page > 1}>
        Previous
      </PageButton>
      <p className="text-sm text-muted tabular-nums">
        Page {inWords`${plainNumber(page)}`} of {inWords`${plainNumber(pages)}`}
      </p>
      <PageButton page={page + 1} isThere={page < pages}>
        Next
      </PageButton>
    </div>
  );
}

type PageProps = { page: number; isThere: boolean; children: ReactNode };

function PageButton({ page, isThere, children }: PageProps) {
  if (!isThere) return <span />;
  return (
    <Button
      kind="secondary"
      name={CHOICE_PAGE}
      value={page}
      formNoValidate
      className="px-4 text-sm"
    >
      {children}
    </Button>
  );
}
