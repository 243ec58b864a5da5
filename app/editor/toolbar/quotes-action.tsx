import { hasTypographicQuotes, setTypographicQuotes } from "../plugins/typographic-quotes";
import type { Action } from "./action";

export const quotesAction: Action = {
  label: "Typographic quotes",
  icon: () => <span className="font-display text-xl">“”</span>,
  isOn: hasTypographicQuotes,
  run({ state, view }) {
    setTypographicQuotes(!hasTypographicQuotes());
    // The toolbar looks again.
    view.dispatch(state.tr);
  },
};
