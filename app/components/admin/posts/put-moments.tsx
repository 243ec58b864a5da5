import { useEffect } from "react";
import { setField } from "~/components/admin/fields/set-field";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { Button } from "~/components/ui/buttons/button";
import { INTENT, PUT_MOMENTS } from "~/forms/intents";

const NUMBERS = "One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

type Props = {
  count: number;
  /** The content field. */
  field: Field;
  /** The content with the moments appended, once the form came back. */
  content: string | undefined;
};

/** Offers to append the moments since the last letter; nothing without any. */
export function PutMoments({ count, field, content }: Props) {
  const { id } = field;
  useEffect(() => {
    // An open editor takes it like typed text.
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
