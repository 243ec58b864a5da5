import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Reply } from "~/forms/reply";

type Tab = { id: string; label: string };
type Shown = { id: string; show: (id: string) => void };

/** Which part of a long form is shown; after an error the first part that has one. */
export function useSubTabs(tabs: readonly Tab[], reply: Reply): Shown {
  const [id, show] = useState(tabs[0]?.id ?? "");
  const waiting = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const named = window.location.hash.slice(1);
    if (tabs.some((tab) => tab.id === named)) show(named);
  }, [tabs]);
  useEffect(() => {
    const name = Object.keys(reply?.result.error ?? {}).find((one) => one !== "");
    const selector = `[data-sub-tab] [name="${CSS.escape(name ?? "")}"]`;
    const field = name ? document.querySelector<HTMLElement>(selector) : null;
    const panel = field?.closest<HTMLElement>("[data-sub-tab]");
    if (!field || !panel) return;
    // A hidden field cannot have the focus; if it is in another part, it has to wait for the next rendering.
    field.focus();
    waiting.current = field;
    show(panel.id);
  }, [reply]);
  useEffect(() => {
    if (!waiting.current || !document.getElementById(id)?.contains(waiting.current)) return;
    waiting.current.focus();
    waiting.current = null;
  }, [id]);
  return { id, show };
}

type TabsProps = { tabs: readonly Tab[]; shown: Shown };

/** Links to the parts of the form; with scripts only the chosen part is visible. */
export function SubTabs({ tabs, shown }: TabsProps) {
  function choose(event: MouseEvent, id: string) {
    event.preventDefault();
    shown.show(id);
    window.history.replaceState(window.history.state, "", `#${id}`);
  }
  return (
    <nav
      aria-label="Parts of the home page"
      className="grid grow grid-cols-3 gap-2 sm:flex sm:flex-wrap"
    >
      {tabs.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => choose(event, id)}
          aria-current={id === shown.id ? "true" : undefined}
          className="inline-flex min-h-touch items-center justify-center rounded-control border border-edge bg-surface px-1 text-center text-sm max-[22.4rem]:text-xs sm:px-3 font-medium hover:border-ink js:aria-[current]:border-accent js:aria-[current]:text-accent"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

type PanelProps = { tab: Tab; shown: Shown; children: ReactNode };

export function SubTabPanel({ tab, shown, children }: PanelProps) {
  return (
    <section
      id={tab.id}
      data-sub-tab=""
      aria-label={tab.label}
      className={`scroll-mt-4 border-t border-line pt-5 ${tab.id === shown.id ? "" : "js:hidden"}`}
    >
      <h3 className="mb-4 text-xl">{tab.label}</h3>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}
