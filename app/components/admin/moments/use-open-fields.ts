import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { choosePosition } from "~/components/admin/fields/map-picker";
import { setField } from "~/components/admin/fields/set-field";
import { useDevicePosition } from "~/components/admin/fields/use-device-position";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { type PhotoCapture, readCapture } from "~/device/photographs/capture";
import { MOMENT_FORM } from "~/device/photographs/share-path";
import { isFor } from "~/device/queue/picture-entry";
import type { WaitingPicture } from "~/device/queue/queue-entry";
import { useQueue } from "~/device/screens/use-queue";
import { placeNear } from "~/models/road/moments/moment-place";
import { type Coordinates, hasPosition } from "~/utils/position/position";
import { parseInstant, toLocalInput } from "~/utils/words/dates";

export type MomentPlace = { name: string; coordinates: Coordinates };

type Fields = Record<"place" | "happenedAt" | "lat" | "lng", Field>;

/**
 * Fills in the time, position and place of a new moment from its photo, else from this device, unless the owner typed
 * there. Call `begin` on the first key press and `locate` when the button is pressed.
 */
export function useOpenFields(fields: Fields, places: MomentPlace[], isNew: boolean) {
  const filled = useRef(new Map<string, string>());
  const hasBegun = useRef(!isNew);
  const hasCapture = useRef(false);
  const [timeSource, setTimeSource] = useState<PhotoCapture["timeSource"]>();
  const { message, locate } = useDevicePosition((found) => fillPosition(found, true));

  function fill({ id }: Field, value: string) {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    if (field.value !== "" && field.value !== filled.current.get(id)) return;
    setField(id, value);
    filled.current.set(id, field.value);
  }

  function fillPosition(position: Coordinates, isAsked = false) {
    if (isAsked) choosePosition(fields, position);
    else {
      fill(fields.lat, position.lat.toFixed(5));
      fill(fields.lng, position.lng.toFixed(5));
    }
    fill(fields.place, placeNear(places, position) ?? "");
  }

  function fillFrom({ takenAt, position, timeSource: by }: PhotoCapture) {
    if (!isNew) return;
    if (by) setTimeSource(by);
    const taken = takenAt && parseInstant(takenAt);
    if (taken) fill(fields.happenedAt, toLocalInput(taken));
    if (position && hasPosition(position)) fillPosition(position);
    if (taken || position) hasCapture.current = true;
  }

  async function begin() {
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (hasCapture.current) return;
    fill(fields.happenedAt, toLocalInput(new Date()));
    if ((await mayLocate()) && !hasCapture.current) locate();
  }

  /** Runs before the upload, or a form sent right after choosing a photo would have the current time. */
  async function readFrom([file]: Blob[], name: string) {
    if (file) fillFrom(await readCapture(file, name));
  }

  const hasPhotograph = useChosenPhotograph(({ files, name }) => readFrom(files, name));
  return { timeSource, message, locate, begin, fillFrom, readFrom, hasPhotograph };
}

/** Whether the permission is already granted. The browser's prompt would interrupt the owner's typing. */
async function mayLocate() {
  const allowed = await navigator.permissions?.query({ name: "geolocation" }).catch(() => null);
  return allowed?.state === "granted";
}

/** Calls back once the photo chosen for the form, here or in another app, is stored in this browser. */
function useChosenPhotograph(onChosen: (chosen: WaitingPicture) => void) {
  const { pathname } = useLocation();
  const { pictures } = useQueue();
  const chosen = pictures.findLast((one) => isFor(one.for, pathname, MOMENT_FORM.field));
  const tell = useRef(onChosen);
  tell.current = onChosen;
  // The database returns a new object for the same bytes each time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id stands for the bytes.
  useEffect(() => {
    if (chosen) tell.current(chosen);
  }, [chosen?.id]);
  return chosen !== undefined;
}
