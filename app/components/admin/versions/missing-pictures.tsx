import { Link } from "@remix-run/react";
import { grouped } from "~/utils/words/counted";

/** What readers get of a version whose pictures were deleted since. */
export function missingPicturesNote(count: number) {
  const subject = count === 1 ? "One of its pictures is" : `${grouped(count)} of its pictures are`;
  return `${subject} no longer in the library, and readers see that something is missing there.`;
}

/** The same over the version itself, with the way to what can be brought back. */
export function MissingPictures({ count }: { count: number }) {
  return (
    <p className="mb-5 max-w-measure rounded-control border border-line p-3">
      {missingPicturesNote(count)} What was deleted may still be in the{" "}
      <Link to="/admin/bin" className="font-medium text-accent underline underline-offset-4">
        bin
      </Link>
      .
    </p>
  );
}
