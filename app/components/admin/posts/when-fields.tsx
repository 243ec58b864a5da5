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
  /** Their current values. */
  said: Record<Name, string>;
  /** The places that it can wait for: it is published once the owner has left the chosen one. */
  places: { value: string; label: string }[];
  /** Whether the form has a Publish button; an empty date then means now. */
  isDraft: boolean;
};

/** The option shown as chosen, and `choose`, which writes another one into the fields. */
function useWay({ fields, said, places, isDraft }: Props) {
  const { publishedAt, publishWhenLeft, isVisible } = fields;
  const way = wayOf(said, isDraft);
  const [chosen, setChosen] = useState({ way, now: "" });
  const shown = shownOf(way, chosen, said.publishedAt);
  /** The last day and place, restored when the owner returns to that option. */
  const former = useRef({ day: "", place: "" });

  function choose(next: Way) {
    if (shown === "day" || shown === "left") former.current.day = said.publishedAt;
    if (shown === "left") former.current.place = said.publishWhenLeft;
    // A letter with a date must keep one, so for it 'Now' is the current time.
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

/** When a letter is published: a row of radio buttons that fill in the fields; without scripts the fields alone. */
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
              // Outside the form: it is not sent, and does not get the focus meant for the form's own errors.
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

/** The option that matches the fields. */
function wayOf({ publishedAt, publishWhenLeft, isVisible }: Props["said"], isDraft: boolean): Way {
  if (!isVisible) return "me";
  if (publishWhenLeft) return "left";
  return publishedAt || !isDraft ? "day" : "now";
}

/** The chosen option, unless the fields contradict it: a chosen option's day or place may still be empty. */
function shownOf(way: Way, chosen: { way: Way; now: string }, publishedAt: string) {
  if (way === "now" && (chosen.way === "day" || chosen.way === "left")) return chosen.way;
  if (way === "day" && chosen.way === "now" && chosen.now === publishedAt) return "now";
  return way;
}

/** Tomorrow at 9:00, as the value of a time field in the site's zone. */
function tomorrow() {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  return `${toLocalInput(day).slice(0, 10)}T09:00`;
}
