import { Button } from "~/components/ui/button";
import { INTENT, PUT_MOMENTS } from "~/forms/intents";

const NUMBERS = "One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** Offers the moments since the last letter for this one; nothing without any. */
export function PutMoments({ count }: { count: number }) {
  if (count === 0) return null;
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
