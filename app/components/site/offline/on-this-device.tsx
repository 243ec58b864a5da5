import { useCallback, useEffect, useState } from "react";
import { SectionHeading } from "~/components/ui/section";
import { type KeptItem, listKept } from "~/offline/kept-items";
import { listSeenPages, type SeenPage } from "~/offline/seen-pages";
import { useStatus } from "~/offline/status";
import { KeepButton } from "./keep-button";
import { KeptList } from "./kept-list";
import { SeenList } from "./seen-list";

type Found = { kept: KeptItem[]; seen: SeenPage[] };

/** Everything that opens on this device without a network. */
export function OnThisDevice() {
  const { isReady } = useStatus();
  const [found, setFound] = useState<Found | null>(null);
  const look = useCallback(async () => {
    if ("caches" in window) setFound({ kept: await listKept(), seen: await listSeenPages() });
  }, []);
  // Once more when the worker is there: it may have kept the first pages just now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the worker's arrival is the reason.
  useEffect(() => {
    look();
  }, [look, isReady]);
  if (!found) {
    // As high as the window, so that nothing in sight moves when the lists come.
    return <p className="min-h-svh text-muted no-js:hidden">Looking on this device...</p>;
  }
  const { kept, seen } = found;
  return (
    <>
      <section aria-labelledby="kept">
        <SectionHeading
          id="kept"
          title="Kept on purpose"
          description="With their pictures, until you remove them."
        />
        <KeptList items={kept} onChange={look} />
        {!kept.some(({ kind, isWhole }) => kind === "journey" && isWhole) && (
          <KeepButton
            path="/journey"
            title="The whole journey"
            kind="journey"
            label="Keep the whole journey"
            onChange={look}
            className="mt-4"
          />
        )}
      </section>
      <section aria-labelledby="seen" className="pt-section">
        <SectionHeading
          id="seen"
          title="Read lately"
          description="These make room for newer ones when there are many."
        />
        <SeenList pages={seen} />
      </section>
    </>
  );
}
