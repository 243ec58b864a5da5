import type { ReactNode } from "react";
import { Button } from "~/components/ui/buttons/button";
import { countedInWords, inWords } from "~/components/ui/in-words";
import { SearchInput } from "~/components/ui/search-input";
import type { PictureChoice } from "~/forms/pictures/picture-choice.server";
import {
  CHOICE_DAY,
  CHOICE_ORDER,
  CHOICE_PAGE,
  CHOICE_PLACE,
  CHOICE_WORDS,
  CHOOSE,
  CHOOSE_FOR,
  CHOSEN,
} from "~/models/collections/library/picture-choice";
import { plainNumber } from "~/utils/words/counted";
import { type ChosenPicture, PhotoChoice } from "./photo-choice";

type Props = {
  choice: PictureChoice;
  multiple: boolean;
  /** Whether the page that came goes on here. */
  isFirst?: boolean;
  /** Called with the one that was pressed, where one is enough. */
  onPressed?(picture: ChosenPicture): void;
};

const control =
  "min-h-touch w-full min-w-0 rounded-control border border-edge bg-surface px-2 text-sm text-ink";

/**
 * Photographs of the library to tick, with a search above them. It is a part of a form: its buttons send what is
 * ticked, on other pages too, and what is looked for.
 */
export function PhotoChooser({ choice, multiple, isFirst = false, onPressed }: Props) {
  const { field, chosen, asked, days, places, total, page, pages, pictures } = choice;
  const elsewhere = chosen.filter((address) => !pictures.some(({ url }) => url === address));
  return (
    <div className="grid gap-3">
      <input type="hidden" name={CHOOSE_FOR} value={field} />
      {multiple &&
        elsewhere.map((address) => (
          <input key={address} type="hidden" name={CHOSEN} value={address} />
        ))}
      <div className="flex gap-2">
        <SearchInput
          name={CHOICE_WORDS}
          defaultValue={asked.q}
          aria-label="Search photos by words, place or date"
          placeholder="Words, place, date"
          autoFocus={isFirst}
          className="min-h-touch"
        />
        <Button
          kind="secondary"
          name={CHOOSE}
          value={field}
          formNoValidate
          className="shrink-0 max-sm:px-3"
        >
          Search
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        <Choice
          name={CHOICE_DAY}
          label="Day taken"
          any="Any day"
          value={asked.day}
          options={days}
        />
        <Choice
          name={CHOICE_PLACE}
          label="Place"
          any="Anywhere"
          value={asked.place}
          options={places}
        />
        <select
          name={CHOICE_ORDER}
          aria-label="Order"
          defaultValue={asked.order}
          className={`${control} max-sm:col-span-2`}
        >
          <option value="unused">Unused first</option>
          <option value="newest">Newest first</option>
        </select>
      </div>
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
      {pages > 1 && (
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
      )}
    </div>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  any: string;
  value: string;
  options: { value: string; label: string; count: number }[];
};

function Choice({ name, label, any, value, options }: ChoiceProps) {
  return (
    <select name={name} aria-label={label} defaultValue={value} className={control}>
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label} ({option.count})
        </option>
      ))}
    </select>
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
