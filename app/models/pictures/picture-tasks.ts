import type { TimeSource } from "~/device/photographs/time-taken";
import type { MapFrame, Point } from "~/map-drawing/map-projection";
import type { OwnColours } from "~/utils/colours/own-colours";
import type { Focus } from "./picture";
import type { PictureFormat } from "./picture-name";

export type Original = {
  file: string;
  /** The path of its working copy, which is made if the original is slow to read, or unreadable for sharp. */
  workingFile: string;
};

/** A task: reads a picture's size, metadata and colours. Paths in tasks are absolute. */
export type Measure = Original & {
  kind: "measure";
  /** The file's name on the owner's device, which may contain a date; empty for none. */
  fileName: string;
  /** The zone to assume for a camera's clock without an offset. */
  timeZone: string;
};

/** A task: writes one variant of a picture to `to`. */
export type Encode = Original & {
  kind: "encode";
  width: number;
  height: number;
  format: PictureFormat;
  to: string;
};

/** A task: renders an SVG drawing of the site and writes it to `to`. */
export type Draw = { kind: "draw"; svg: string; to: string };

/** A picture of the library to be placed in another picture. */
export type PhotoSource = {
  /** The original, or a variant that is large enough. */
  file: string;
  /** The original's working copy; `null` for a variant. */
  workingFile: string | null;
  focus: Focus;
};

/** The road in a share picture, on the drawn map: its line up to where the item was made, and a dot at that place. */
export type ShareRoad = { frame: MapFrame; line: Point[]; dot: Point | null };

/** A task: makes a share picture and writes it to `to`, a JPEG. */
export type Share = {
  kind: "share";
  title: string;
  /** The words above the title. */
  name: string;
  colours: OwnColours;
  photo: PhotoSource | null;
  road: ShareRoad;
  /**
   * The land around it, as SVG path data in steps of `LAND_UNIT`, so that the picture process need not load the world.
   */
  land: string;
  to: string;
};

/** A task: makes the site's icon from a picture, a square with corners of this radius, and writes it to `to`, a PNG. */
export type IconDrawing = {
  kind: "icon";
  photo: PhotoSource;
  /** Pixels. */
  size: number;
  radius: number;
  to: string;
};

export type PictureTask = Measure | Encode | Draw | Share | IconDrawing;

/** A picture's own metadata; all of it is private. */
export type Capture = {
  /** Milliseconds since the epoch. */
  takenAt: number | null;
  /** The camera's offset in minutes east of UTC; `null` if unknown, and `takenAt` was then read in the site's zone. */
  takenOffset: number | null;
  timeSource: TimeSource | null;
  position: { lat: number; lng: number } | null;
  /** The direction of the camera, in degrees clockwise from north. */
  direction: number | null;
  camera: string;
};

export type Measured = {
  /** Width and height as shown, after rotation. */
  width: number;
  height: number;
  /** A tiny blurred WebP as a `data:` address. */
  placeholder: string;
  /** The colour that stands out, `#rrggbb`; empty for one without colours. */
  colour: string;
  /** The point of interest, as far as a program can find it. */
  eyeCatcher: Focus;
  capture: Capture;
  /** The end of the file is missing, and little of the picture with it. */
  endsEarly: boolean;
};

export type TaskResult = Measured | null;
export type ResultOf<Task extends PictureTask> = Task extends Measure ? Measured : null;

/** Why a file was refused. */
export type PictureProblem = "kind" | "broken" | "pixels" | "cost" | "bytes";

export type TaskMessage = { id: number; task: PictureTask };
export type AnswerMessage = { id: number } & (
  | { ok: true; result: TaskResult }
  | { ok: false; problem: PictureProblem | null; code?: string; message: string }
);
