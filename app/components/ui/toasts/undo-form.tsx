import { Form, useLocation, useNavigation } from "@remix-run/react";
import { INTENT, UNDO } from "~/forms/intents";
import { Button } from "../buttons/button";

type Props = { /** The instant of the deletion, in milliseconds. */ deletedAt: number };

/** A button that undoes a deletion and returns to this page. */
export function UndoForm({ deletedAt }: Props) {
  const { pathname, search } = useLocation();
  const sent = useNavigation().formData;
  const isAtWork = sent?.get("deletedAt") === String(deletedAt);
  return (
    <Form method="post" action="/admin/bin" preventScrollReset className="mt-3">
      <input type="hidden" name="deletedAt" value={deletedAt} />
      <input type="hidden" name="back" value={pathname + search} />
      <Button name={INTENT} value={UNDO} kind="secondary" disabled={isAtWork}>
        {isAtWork ? "Restoring…" : "Undo"}
      </Button>
    </Form>
  );
}
