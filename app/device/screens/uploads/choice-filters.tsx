import { Button } from "~/components/ui/buttons/button";
import { SearchInput } from "~/components/ui/search-input";
import type { PictureChoice } from "~/forms/pictures/picture-choice.server";
import {
  CHOICE_DAY,
  CHOICE_ORDER,
  CHOICE_PLACE,
  CHOICE_WORDS,
  CHOOSE,
} from "~/models/collections/library/picture-choice";

const control =
  "min-h-touch w-full min-w-0 rounded-control border border-edge bg-surface px-2 text-sm text-ink";

type Props = {
  choice: PictureChoice;
  /** Whether the focus goes here when the page loads. */
  isFirst: boolean;
};

/** The search, the filters and the order of the photos. */
export function ChoiceFilters({ choice: { field, asked, days, places }, isFirst }: Props) {
  return (
    <>
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
    </>
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
