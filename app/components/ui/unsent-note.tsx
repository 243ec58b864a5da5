import { UNSENT_MARK } from "~/document/ask-line";
import { useIsHydrated } from "~/utils/browser/use-is-hydrated";

const mark = { [UNSENT_MARK]: "" };

/** What a form says that met no line before React was there to say it; its script shows it. */
export function UnsentNote({ text }: { text: string }) {
  if (useIsHydrated()) return null;
  return (
    <p hidden role="alert" className="mb-3 font-medium text-danger" {...mark}>
      {text}
    </p>
  );
}
