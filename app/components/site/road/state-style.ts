import type { CSSProperties } from "react";
import type { StateColour } from "~/pages/days/state-colours";

/** Sets `--state` to the state's colour; without one it stays that of muted text. */
export function stateStyle(colour: StateColour | null) {
  if (!colour) return {};
  const style = { "--hue": colour.hue, "--chroma": colour.chroma } as CSSProperties;
  return { className: "state", style };
}
