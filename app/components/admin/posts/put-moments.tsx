import { useEffect } from "react";
import { setField } from "~/components/admin/fields/set-field";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { Button } from "~/components/ui/buttons/button";
import { INTENT, PUT_MOMENTS } from "~/forms/intents";

const NUMBERS = "One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

type Props = {
  count: number;
  /** What they are put into. */
  field: Field;
  /** What stands there with them, once they are. */
  content: string | undefined;
};

/** Offers the moments since the last letter for this one; nothing without any. */
export function PutMoments({ count, field, content }: Props) {
  const { id } = field;
  useEffect(() => {
    // An editor that is open hears of it as of what is typed.
    if (content !== undefined) setField(id, content);
  }, [id, content]);
  if (count === 0 || content !== undefined) return null;
  const many = `${NUMBERS[count - 1] ?? count} ${count === 1 ? "moment" : "moments"}`;
  return (
    <Button
      name={INTENT}
      value={PUT_MOMENTS}
      kind="secondary"
      formNoValidate
      className="justify-self-start text-left"
    >
      {many} since your last letter: put {count === 1 ? "it" : "them"} in
    </Button>
  );
}
