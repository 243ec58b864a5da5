import type { ToldBy } from "~/device/photographs/time-taken";
import type { MapFrame, Point } from "~/map-drawing/map-projection";
import type { OwnColours } from "~/utils/colours/own-colours";
import type { Focus } from "./picture";
import type { PictureFormat } from "./picture-name";

export type Original = {
  /** The original. */
  file: string;
  /** Where its working copy is or goes, if it is too costly to read each time, or unreadable for sharp. */
  workingFile: string;
};

/** What the picture process can be asked for. Files are absolute paths. */
export type Measure = Original & {
  kind: "measure";
  /** The name on the owner's device, in which there may be a date; empty for none. */
  fileName: string;
  /** The zone of a camera's clock that does not say which. */
  timeZone: string;
};

/** Writes one variant of a picture to `to`. */
export type Encode = Original & {
  kind: "encode";
  width: number;
  height: number;
  format: PictureFormat;
  to: string;
};

/** Makes a picture of a drawing of the site's own and writes it to `to`. */
export type Draw = { kind: "draw"; svg: string; to: string };

/** A picture of the library that becomes a part of another picture. */
export type PhotoSource = {
  /** The original, or a variant that is large enough. */
  file: string;
  /** As above for an original; `null` for a variant. */
  workingFile: string | null;
  focus: Focus;
};

/** The road that a picture shows, on the drawn map: up to where the item was made, and that place. */
export type ShareRoad = { frame: MapFrame; line: Point[]; dot: Point | null };

/** Makes a share picture and writes it to `to`, a JPEG. */
export type Share = {
  kind: "share";
  title: string;
  /** What stands above the title. */
  name: string;
  colours: OwnColours;
  photo: PhotoSource | null;
  road: ShareRoad;
  /** The land about it, as a path's data in steps of `LAND_UNIT`: the process that draws does not read the world. */
  land: string;
  to: string;
};

/** Makes the site's icon of a picture, square and with round corners where a radius is said, and writes it to `to`, a PNG. */
export type IconDrawing = {
  kind: "icon";
  photo: PhotoSource;
  /** Pixels. */
  size: number;
  radius: number;
  to: string;
};

export type PictureTask = Measure | Encode | Draw | Share | IconDrawing;

/** What a picture says of itself in its metadata; private, as all of it is. */
export type Capture = {
  /** Milliseconds since the epoch. */
  takenAt: number | null;
  /** The camera's clock, minutes east of UTC; `null` where nothing says it, and `takenAt` is read in the site's zone. */
  takenOffset: number | null;
  toldBy: ToldBy | null;
  position: { lat: number; lng: number } | null;
  /** Where the camera looked, degrees clockwise from north. */
  direction: number | null;
  camera: string;
};

export type Measured = {
  /** As it is shown, after its orientation. */
  width: number;
  height: number;
  /** A tiny blurred WebP as a `data:` address. */
  placeholder: string;
  /** The colour that stands out, `#rrggbb`; empty for one without colours. */
  colour: string;
  /** Where the eye goes first, as far as a program can tell. */
  eyeCatcher: Focus;
  capture: Capture;
  /** Its last bytes are missing, and little of the picture with them. */
  endsEarly: boolean;
};

export type TaskResult = Measured | null;
export type ResultOf<Task extends PictureTask> = Task extends Measure ? Measured : null;

/** Why a file is refused. */
export type PictureProblem = "kind" | "broken" | "pixels" | "cost" | "bytes";

export type TaskMessage = { id: number; task: PictureTask };
export type AnswerMessage = { id: number } & (
  | { ok: true; result: TaskResult }
  | { ok: false; problem: PictureProblem | null; code?: string; message: string }
);
