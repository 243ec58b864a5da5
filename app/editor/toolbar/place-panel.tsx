import type { Editor } from "@tiptap/core";
import { useEffect, useState } from "react";
import { fetchJson } from "~/utils/http/fetch-json";
import { insertBlock } from "./insert-block";
import { PanelFrame, panelControl } from "./panel-frame";

type FoundPlace = { name: string; slug: string; state: string; featuredImage: string | null };

const FIELDS = "/api/destinations?fields=name,slug,state,featuredImage";

/** The places of the journey, loaded when the panel opens. */
function usePlaces() {
  const [places, setPlaces] = useState<FoundPlace[]>([]);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    fetchJson<FoundPlace[]>(FIELDS).then(setPlaces, () =>
      setError("The list of places cannot be had now. Is there a connection?"),
    );
  }, []);
  return { places, error };
}

type Props = { editor: Editor; close(): void };

/** Inserts a card that links to a place of the journey. */
export function PlacePanel({ editor, close }: Props) {
  const { places, error } = usePlaces();
  const [slug, setSlug] = useState("");

  function apply() {
    const place = places.find((one) => one.slug === slug);
    if (!place) return;
    // Many names already include the state.
    const region = place.name.includes(place.state) ? "" : place.state;
    const { name, featuredImage: picture } = place;
    const attributes = { path: `/journey/${slug}`, name, region, picture };
    insertBlock(editor, editor.schema.node("place", attributes));
    close();
  }

  return (
    <PanelFrame label="Place" verb="Put in" error={error} apply={apply} close={close}>
      <label className="grid grow gap-1 text-sm font-medium">
        Place of the journey
        <select
          value={slug}
          onChange={({ target }) => setSlug(target.value)}
          className={panelControl}
        >
          <option value="">Choose…</option>
          {places.map((place) => (
            <option key={place.slug} value={place.slug}>
              {place.name}
            </option>
          ))}
        </select>
      </label>
    </PanelFrame>
  );
}
