import type { KnownPin } from "./known-place";

/** The words of a pin's plan, empty where it has none; `null` for a pin that was reached. */
export function planOf(pin: Pick<KnownPin, "pinType" | "description"> | null) {
  return pin?.pinType === "planned" ? pin.description : null;
}

/** What is said of a place once its plan is over: the plan's words, called so, and beside them what was found. */
export function expectedAndFound(plan: string, found: string) {
  if (plan === "") return found;
  return [`Expected: ${plan}`, found && `Found: ${found}`].filter(Boolean).join("\n");
}
