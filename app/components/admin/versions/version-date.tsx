import { Moment } from "~/components/ui/moment";

/** When a version was saved; the home page's standard text has no date. */
export function VersionDate({ savedAt }: { savedAt: Date }) {
  return savedAt.getTime() > 0 ? <Moment at={savedAt} /> : "the beginning";
}
