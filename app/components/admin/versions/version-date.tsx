import { Moment } from "~/components/ui/moment";

/** When a version was saved; what the home page said before its first save has no date. */
export function VersionDate({ savedAt }: { savedAt: Date }) {
  return savedAt.getTime() > 0 ? <Moment at={savedAt} /> : "the beginning";
}
