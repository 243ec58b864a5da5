import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { fetchJson } from "~/utils/http/fetch-json";
import { chosenPicture } from "../plugins/figures";
import { PanelFrame } from "./panel-frame";

const STEPS: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const NO_ANSWER = "The site did not answer. Is there a connection?";

type Point = { focusX: number; focusY: number };

function percent(value: number) {
  return Math.round(Math.min(100, Math.max(0, value)));
}

/** The focus of a picture as the library has it, which holds wherever the picture stands. */
function useFocusOf(id: string | null) {
  const [point, setPoint] = useState<Point | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    if (!id) return;
    fetchJson<Point>(`/api/media/${id}`).then(
      ({ focusX, focusY }) => setPoint({ focusX, focusY }),
      () => setError(NO_ANSWER),
    );
  }, [id]);
  return { point, setPoint, error, setError };
}

type Props = { editor: Editor; close(): void };

/** Sets what must stay in sight of the chosen picture where a slot crops it. */
export function FocusPanel({ editor, close }: Props) {
  const [src] = useState<string>(() => chosenPicture(editor.state)?.picture.attrs.src ?? "");
  const id = pictureIdOf(src);
  const { point, setPoint, error, setError } = useFocusOf(id);

  function press({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    // A key that presses it says no point.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setPoint({
      focusX: percent(((clientX - left) / width) * 100),
      focusY: percent(((clientY - top) / height) * 100),
    });
  }

  function step(event: KeyboardEvent) {
    const [across, down] = STEPS[event.key] ?? [];
    if (across === undefined || down === undefined || !point) return;
    event.preventDefault();
    setPoint({ focusX: percent(point.focusX + across), focusY: percent(point.focusY + down) });
  }

  async function apply() {
    const answer = await fetch(`/api/media/${id}`, {
      method: "PUT",
      body: JSON.stringify(point),
      headers: { "Content-Type": "application/json" },
    }).catch(() => null);
    if (answer?.ok) close();
    else setError(NO_ANSWER);
  }

  return (
    <PanelFrame label="Focus" verb="Keep in sight" error={error} apply={apply} close={close}>
      <div className="w-full">
        <button
          type="button"
          aria-label="Focus: press the point that must stay in sight, or move it with the arrow keys"
          disabled={!point}
          onClick={press}
          onKeyDown={step}
          className="relative mx-auto block w-fit cursor-crosshair rounded-control"
        >
          <img src={src} alt="" className="max-h-[35dvh] rounded-control" />
          {point && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_2px_rgb(0_0_0/0.6),inset_0_0_0_2px_rgb(0_0_0/0.6)]"
              style={{ left: `${point.focusX}%`, top: `${point.focusY}%` }}
            />
          )}
        </button>
      </div>
    </PanelFrame>
  );
}
