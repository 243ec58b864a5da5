import { Link } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { ownText } from "~/components/ui/in-words";
import { SectionHeading } from "~/components/ui/section";
import { type KeptItem, listKept } from "~/offline/kept-items";
import { listSeenPages, type SeenPage } from "~/offline/seen-pages";
import { useStatus } from "~/offline/status";
import { timeAgo } from "~/utils/words/dates";
import { KeepButton } from "./keep-button";
import { KeptList } from "./kept-list";

type StoredHere = { kept: KeptItem[]; seen: SeenPage[] };

/** All pages that open on this device without a network. */
export function OnThisDevice() {
  const { isReady } = useStatus();
  const [found, setFound] = useState<StoredHere | null>(null);
  const look = useCallback(async () => {
    if ("caches" in window) setFound({ kept: await listKept(), seen: await listSeenPages() });
  }, []);
  // Once more when the worker is there: it may have kept the first pages just now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the worker's arrival is the reason.
  useEffect(() => {
    look();
  }, [look, isReady]);
  if (!found) {
    // As high as the window, so that nothing visible moves when the lists appear.
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

/** Pages that were visited on this device and open without a network. */
function SeenList({ pages }: { pages: SeenPage[] }) {
  if (pages.length === 0) {
    return <p className="text-muted">Pages you read from now on will be listed here.</p>;
  }
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {pages.map(({ path, title, at }) => (
        <li key={path}>
          <Link
            to={path}
            reloadDocument
            className="flex min-h-touch flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3 hover:text-accent"
          >
            <span {...ownText()} className="font-medium">
              {title}
            </span>
            <span className="text-sm text-muted">{timeAgo(new Date(at))}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
