import { Link, useLocation } from "@remix-run/react";
import { Download, Replace, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink, buttonClass } from "~/components/ui/buttons/button";
import { rowIcon } from "~/components/ui/buttons/icon-button";
import { inWords } from "~/components/ui/in-words";
import { ENDS_EARLY, fileSize } from "~/device/screens/uploads/picture-words";
import type { LibraryView } from "~/models/collections/library/library-page.server";
import { LIBRARY } from "~/models/collections/library/library-query";
import { formatDate } from "~/utils/words/dates";
import { UseList } from "./use-list";

/** What the site knows about a picture, where it is used, and actions on it. */
export function PictureFacts({ picture }: { picture: LibraryView }) {
  const { id, width, height, bytes, fileName, camera, createdAt, uses, endsEarly } = picture;
  const { search } = useLocation();
  const deletion = new URLSearchParams(search);
  deletion.append("selected", id);
  return (
    <div className="grid gap-6 border-t border-line py-6">
      <section>
        <h3 className="mb-2 text-lg">Where it is used</h3>
        {uses.length > 0 ? <UseList uses={uses} /> : <p className="text-muted">Nowhere yet.</p>}
      </section>
      {endsEarly && <p>{ENDS_EARLY}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Fact name="File">{fileName || "Its name is not known"}</Fact>
        <Fact name="Size">
          {fileSize(bytes)}, {width} × {height} pixels
        </Fact>
        <Fact name="Camera">{camera || "Not known"}</Fact>
        <Fact name="Came in">{inWords`${formatDate(createdAt)}`}</Fact>
      </dl>
      <div className="flex flex-wrap gap-2">
        <a href={`${LIBRARY}/${id}/original`} download className={buttonClass("secondary")}>
          <Download {...rowIcon} />
          Download original
        </a>
        <ButtonLink to={`${LIBRARY}/${id}/replace${search}`} kind="secondary">
          <Replace {...rowIcon} />
          Replace…
        </ButtonLink>
        <Link to={`${LIBRARY}/delete?${deletion}`} className={buttonClass("danger", "sm:ml-auto")}>
          <Trash2 {...rowIcon} />
          Delete…
        </Link>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </>
  );
}
