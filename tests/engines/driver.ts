/** Which browser a run starts: scripts on or off, the theme that its system asks for, and its size in pixels. */
export type Wishes = {
  hasScripts: boolean;
  theme: "light" | "dark";
  width: number;
  height: number;
};

export type Point = { x: number; y: number };

/** What a browser of any engine can do; all else stands on it in `page.ts`. */
export type Driver = {
  /** The engine with its version. */
  name: string;
  hasTouch: boolean;
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs an expression in the page, awaits it, and gives what it is as JSON has it. */
  evaluate(expression: string): Promise<unknown>;
  press(at: Point): Promise<void>;
  tap(at: Point): Promise<void>;
  /** `rests` is what is waited for before the finger is lifted. */
  drag(from: Point, to: Point, rests?: () => Promise<unknown>): Promise<void>;
  /** Holds all of these keys down, in their order, and lets them go. */
  keys(combination: string[]): Promise<void>;
  choose(selector: string, file: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  forgetCookies(): Promise<void>;
  end(): Promise<void>;
};

/** Installs what runs before all of a page's scripts in every page from then on, where the engine can. */
export type EarlyScripts = { addEarly(program: string): Promise<void> };

/** What a page does while a drag rests at a point. */
export const FRAME = "new Promise((resolve) => requestAnimationFrame(() => resolve(true)))";

const STEPS = 8;

/** The points of a drag. A hand is slower than a frame, so each waits for one. */
export function stepsOf(from: Point, to: Point): Point[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const done = (step + 1) / STEPS;
    return { x: from.x + done * (to.x - from.x), y: from.y + done * (to.y - from.y) };
  });
}
