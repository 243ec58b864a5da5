import { type RefObject, useEffect, useRef, useState } from "react";
import { FieldGroup, Wide } from "~/components/admin/fields/field-group";
import { Button } from "~/components/ui/buttons/button";
import { SmallButton } from "~/components/ui/buttons/small-button";
import { CHECK, INTENT } from "~/forms/intents";
import type { Finding } from "~/pages/publish-check";
import { showSpot } from "./show-spot";

const CHECK_DELAY_MS = 1_500;

/** Hints about the form as it is typed, from the server after every pause; `null` until the first answer. */
function useFindings(ref: RefObject<HTMLElement>) {
  const [findings, setFindings] = useState<Finding[] | null>(null);
  useEffect(() => {
    const form = ref.current?.closest("form");
    if (!form) return;
    let timer: number | undefined;
    let controller = new AbortController();
    const check = async () => {
      controller = new AbortController();
      const { signal } = controller;
      try {
        const body = textsOf(form);
        // An empty form needs no hints.
        if (!body.get("title") && !body.get("content")) return setFindings(null);
        const answer = await fetch("/admin/check", { method: "POST", body, signal });
        if (answer.ok) setFindings(((await answer.json()) as { findings: Finding[] }).findings);
      } catch {
        // Offline, or the typing went on: the last hints stay.
      }
    };
    const wait = () => {
      controller.abort();
      window.clearTimeout(timer);
      timer = window.setTimeout(check, CHECK_DELAY_MS);
    };
    wait();
    form.addEventListener("input", wait);
    return () => {
      controller.abort();
      window.clearTimeout(timer);
      form.removeEventListener("input", wait);
    };
  }, [ref]);
  return findings;
}

function textsOf(form: HTMLFormElement) {
  const all = new FormData(form);
  const names = ["title", "excerpt", "content", "featuredImage"];
  return new URLSearchParams(names.map((name) => [name, String(all.get(name) ?? "")]));
}

/** Hints before a letter is published, each with a link to its place. */
export function PublishCheck({ found }: { found: Finding[] | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  const findings = useFindings(ref) ?? found;
  return (
    <div ref={ref} className={findings ? "" : "js:hidden"}>
      <FieldGroup legend="Before you publish">
        <Wide>
          <div aria-live="polite" className="grid gap-3">
            {findings && <Findings findings={findings} />}
            <div className="js:hidden">
              <Button name={INTENT} value={CHECK} kind="secondary">
                Look it over
              </Button>
            </div>
          </div>
        </Wide>
      </FieldGroup>
    </div>
  );
}

function Findings({ findings }: { findings: Finding[] }) {
  if (findings.length === 0) return <p className="text-muted">Nothing to say. It is ready.</p>;
  return (
    <ul className="grid gap-2">
      {findings.map((finding) => (
        <li
          key={finding.message}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-l-4 border-accent pl-3"
        >
          <span className="min-w-0 basis-64 grow wrap-anywhere">{finding.message}</span>
          <SmallButton onClick={({ currentTarget }) => showSpot(currentTarget.form, finding)}>
            Show it
          </SmallButton>
        </li>
      ))}
    </ul>
  );
}
