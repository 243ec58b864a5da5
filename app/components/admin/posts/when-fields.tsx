import { useRef, useState } from "react";
import { setField, setTick } from "~/components/admin/fields/set-field";
import { CheckField, type Field, SelectField } from "~/components/admin/forms/versioned-controls";
import { TimeField } from "~/components/admin/times/time-field";
import { toLocalInput } from "~/utils/words/dates";

const ways = { now: "Now", day: "On a day", left: "When I have left", me: "Only me" } as const;

type Way = keyof typeof ways;

type Name = "publishedAt" | "publishWhenLeft" | "isVisible";

type Props = {
  fields: Record<Name, Field>;
  /** What they say now. */
  said: Record<Name, string>;
  /** The places for which it can wait until they are left. */
  places: { value: string; label: string }[];
  /** Whether the form has a button that publishes: a date left empty is then this moment. */
  isDraft: boolean;
};

/** The way that is shown as chosen, and what chooses another: it writes into the fields. */
function useWay({ fields, said, places, isDraft }: Props) {
  const { publishedAt, publishWhenLeft, isVisible } = fields;
  const way = wayOf(said, isDraft);
  const [chosen, setChosen] = useState({ way, now: "" });
  const shown = shownOf(way, chosen, said.publishedAt);
  /** Chosen before, for who comes back to it. */
  const former = useRef({ day: "", place: "" });

  function choose(next: Way) {
    if (shown === "day" || shown === "left") former.current.day = said.publishedAt;
    if (shown === "left") former.current.place = said.publishWhenLeft;
    // For a letter that has its date, 'Now' is a date as well.
    const now = isDraft ? "" : toLocalInput(new Date());
    setChosen({ way: next, now });
    setTick(isVisible.id, next !== "me");
    if (next === "me") return;
    const place = said.publishWhenLeft || former.current.place || (places[0]?.value ?? "");
    setField(publishWhenLeft.id, next === "left" ? place : "");
    if (next === "now") setField(publishedAt.id, now);
    const day = shown === "now" ? "" : said.publishedAt;
    if (next === "day") setField(publishedAt.id, day || former.current.day || tomorrow());
  }

  return { shown, choose };
}

/** When a letter comes out, in one row that fills in its fields; without scripts the fields themselves. */
export function WhenFields(props: Props) {
  const { fields, places } = props;
  const { shown, choose } = useWay(props);
  return (
    <fieldset className="grid min-w-0 gap-3 border-t border-line pt-3">
      <legend className="float-left w-full font-display text-lg font-semibold">When</legend>
      <div className="clear-both flex flex-wrap gap-x-5 no-js:hidden">
        {(Object.keys(ways) as Way[]).map((name) => (
          <label key={name} className="flex min-h-touch items-center gap-2 font-medium">
            <input
              // Of no form: they fill in the fields, and are neither sent nor given the focus for the form's own mistake.
              form=""
              name="when"
              type="radio"
              checked={shown === name}
              disabled={name === "left" && places.length === 0}
              onChange={() => choose(name)}
              className="size-5 accent-accent"
            />
            {ways[name]}
          </label>
        ))}
      </div>
      <div className={shown === "left" ? "" : "js:hidden"}>
        <SelectField
          field={fields.publishWhenLeft}
          label="Publish when I have left"
          blank="No place: it comes out by its date"
          options={places}
        />
      </div>
      <div className={shown === "day" || shown === "left" ? "" : "js:hidden"}>
        <TimeField
          field={fields.publishedAt}
          label="Published at"
          hint={shown === "left" ? "At the latest then, if a day is set." : undefined}
        />
      </div>
      <div className="js:hidden">
        <CheckField field={fields.isVisible} label="Visible" />
      </div>
    </fieldset>
  );
}

/** What the fields say, as one of the four ways. */
function wayOf({ publishedAt, publishWhenLeft, isVisible }: Props["said"], isDraft: boolean): Way {
  if (!isVisible) return "me";
  if (publishWhenLeft) return "left";
  return publishedAt || !isDraft ? "day" : "now";
}

/** What was chosen, as long as the fields do not say otherwise: a day or a place may still be missing. */
function shownOf(way: Way, chosen: { way: Way; now: string }, publishedAt: string) {
  if (way === "now" && (chosen.way === "day" || chosen.way === "left")) return chosen.way;
  if (way === "day" && chosen.way === "now" && chosen.now === publishedAt) return "now";
  return way;
}

/** Tomorrow morning. */
function tomorrow() {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  return `${toLocalInput(day).slice(0, 10)}T09:00`;
}
