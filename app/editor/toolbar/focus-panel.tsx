import type { Editor } from "@tiptap/core";
import { useEffect, useState } from "react";
import { FocusButton, type FocusPoint } from "~/components/ui/buttons/focus-button";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { fetchJson } from "~/utils/http/fetch-json";
import { chosenPicture } from "../plugins/figures";
import { PanelFrame } from "./panel-frame";

const NO_ANSWER = "The site did not answer. Is there a connection?";

/** The focus of a picture as the library has it, which holds wherever the picture stands. */
function useFocusOf(id: string | null) {
  const [point, setPoint] = useState<FocusPoint | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    if (!id) return;
    fetchJson<FocusPoint>(`/api/media/${id}`).then(
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
        <FocusButton point={point} onChange={setPoint} className="relative mx-auto block w-fit">
          <img src={src} alt="" className="max-h-[35dvh] rounded-control" />
        </FocusButton>
      </div>
    </PanelFrame>
  );
}
