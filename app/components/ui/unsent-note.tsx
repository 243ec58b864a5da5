import { UNSENT_MARK } from "~/document/ask-line";
import { useIsHydrated } from "~/utils/browser/use-is-hydrated";

const mark = { [UNSENT_MARK]: "" };

/** The error for a form sent without a connection before React has hydrated; an inline script shows it. */
export function UnsentNote({ text }: { text: string }) {
  if (useIsHydrated()) return null;
  return (
    <p hidden role="alert" className="mb-3 font-medium text-danger" {...mark}>
      {text}
    </p>
  );
}
