import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const LOOK_MS = 2_000;

/** Says that work on backups is running, or why it failed after its page was left. */
export function BackupWork({ isAtWork, failure }: { isAtWork: boolean; failure: string | null }) {
  useLooks(isAtWork);
  if (isAtWork) {
    return (
      <p role="status" className="rounded-control border border-accent p-3">
        A backup is being made, proved or restored.{" "}
        <span className="js:hidden">Reload this page to see how far it is.</span>
      </p>
    );
  }
  if (failure === null) return null;
  return (
    <p role="alert" className="rounded-control border border-danger p-3 font-medium text-danger">
      {failure}
    </p>
  );
}

/** Reloads the page's data every few seconds while work is running. */
export function useLooks(isAtWork: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isAtWork || state !== "idle") return;
    const timer = setTimeout(revalidate, LOOK_MS);
    return () => clearTimeout(timer);
  }, [isAtWork, state, revalidate]);
}
