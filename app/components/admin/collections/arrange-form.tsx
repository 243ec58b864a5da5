import { useState } from "react";
import { FormErrors } from "~/components/admin/forms/plain-form";
import { SaveBar } from "~/components/admin/forms/save-bar";
import { RowForm } from "~/components/admin/lists/row-form";
import { Button } from "~/components/ui/buttons/button";
import { DELETE, INTENT, MAKE_COVER, MOVE_TO, ORDER_BY_TIME } from "~/forms/intents";
import type { CellMedium } from "./arrange-cell";
import { ArrangeGrid } from "./arrange-grid";

type Props = {
  media: CellMedium[];
  /** The collections that media can be moved to. */
  others: { value: string; label: string }[];
  /** The address of the collection's cover. */
  cover: string | null;
  problem: string | null;
  back: string;
};

/** All media of a collection on one screen: their order, their captions, and actions on several of them. */
export function ArrangeForm({ media, others, cover, problem, back }: Props) {
  const [order, setOrder] = useState(media);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  function select(id: string, isSelected: boolean) {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  }

  return (
    <RowForm className="grid gap-4">
      {/* The form's first button, so that Enter in a caption saves. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <FormErrors errors={problem ? [problem] : undefined} />
      <div>
        <Button name={INTENT} value={ORDER_BY_TIME} kind="secondary">
          Order by time taken
        </Button>
      </div>
      <ArrangeGrid media={order} cover={cover} onChange={setOrder} onTick={select} />
      <Several others={others} count={selected.size} />
      <SaveBar label="Save Changes" back={back} />
    </RowForm>
  );
}

type SeveralProps = { others: Props["others"]; count: number };

/** The actions on the ticked media. */
function Several({ others, count }: SeveralProps) {
  const ticked = count > 0 ? `The ${count} ticked` : "The ticked ones";
  return (
    <section
      aria-label="With the ticked ones"
      className="grid gap-3 rounded-card border border-line bg-surface p-4"
    >
      {others.length > 0 && (
        <div className="flex flex-wrap items-end gap-2">
          <label className="grid min-w-0 grow gap-1.5 font-medium">
            {ticked} go to
            <select
              name="to"
              className="min-h-touch w-full rounded-control border border-edge bg-surface px-3 py-2 text-base font-normal"
            >
              <option value="">Choose a collection</option>
              {others.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <Button name={INTENT} value={MOVE_TO} kind="secondary">
            Move
          </Button>
        </div>
      )}
      <div className="js:hidden">
        <Button name={INTENT} value={MAKE_COVER} kind="secondary">
          Make it the cover
        </Button>
      </div>
      <details>
        <summary className="inline-flex min-h-touch cursor-pointer items-center font-medium text-danger">
          Delete the ticked ones
        </summary>
        <p className="py-2">Their pictures stay in the library.</p>
        <Button name={INTENT} value={DELETE} kind="danger">
          Delete from this collection
        </Button>
      </details>
    </section>
  );
}
