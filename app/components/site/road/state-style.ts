import type { CSSProperties } from "react";
import type { StateColour } from "~/pages/days/state-colours";

/** Makes `--state` the state's colour for what is within; where there is none it is that of quiet words. */
export function stateStyle(colour: StateColour | null) {
  if (!colour) return {};
  const style = { "--hue": colour.hue, "--chroma": colour.chroma } as CSSProperties;
  return { className: "state", style };
}
