import { Link, useLocation, useNavigate } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useEffect } from "react";
import { iconButton, rowIcon } from "~/components/ui/buttons/icon-button";
import { isFor } from "~/device/queue/picture-entry";
import { discardPictures } from "~/device/queue/pictures";
import type { WaitingPicture } from "~/device/queue/queue-entry";
import { useQueue } from "~/device/screens/use-queue";
import { isKeptPage } from "~/offline/kept-page";
import { counted } from "~/utils/words/counted";
import { DiscardButton } from "./ask-dialog";
import { UploadList } from "./upload-list";
import { rowOf } from "./upload-row";

/**
 * A page that was kept knows nothing of the site: with the line it is asked for anew. The router does so, which knows of
 * the pictures that arrive meanwhile and change the address; a reload would come after them, and show the former one.
 */
function useFreshPage() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isKeptPage()) return;
    const refresh = () => navigate({ pathname, search }, { replace: true });
    window.addEventListener("online", refresh);
    return () => window.removeEventListener("online", refresh);
  }, [navigate, pathname, search]);
}

/** The addresses of the forms that some of the pictures were chosen in. */
function formsOf(pictures: WaitingPicture[]) {
  const paths = pictures.map(
    ({ for: purpose }) => typeof purpose === "object" && "path" in purpose && purpose.path,
  );
  return [...new Set(paths.filter((path) => path !== false))];
}

/** Everything that is on its way from this device, wherever it was chosen. */
export function PicturesUnderWay({ listed }: { listed: string[] }) {
  useFreshPage();
  const { pictures, arrived } = useQueue();
  const shared = arrived.filter((one) => one.for === "share" && !listed.includes(one.record.id));
  if (pictures.length + shared.length === 0) return null;
  const forms = formsOf(pictures);
  return (
    <section aria-labelledby="under-way" className="mb-8 max-w-2xl">
      <h3 id="under-way" className="mb-1 text-xl">
        On this device
      </h3>
      <p className="text-sm text-muted">
        They are kept here until the site has them, and leave by themselves when there is a line.
      </p>
      <UploadList
        uploads={[...shared, ...pictures].map(rowOf)}
        takeBack={({ id, name }) => (
          <DiscardButton
            name={name}
            question="It is not on the site yet, and will not be sent."
            onDiscard={() => discardPictures([id])}
            className={`${iconButton} text-danger`}
          >
            <Trash2 {...rowIcon} />
          </DiscardButton>
        )}
      />
      {forms.map((path) => (
        <p key={path} className="mt-3 text-sm">
          {wereChosen(pictures.filter((one) => isFor(one.for, path)).length)} in{" "}
          <Link to={path} className="font-medium underline underline-offset-4">
            a form that is not saved
          </Link>
          .
        </p>
      ))}
    </section>
  );
}

function wereChosen(count: number) {
  return `${counted(count, "picture")} ${count === 1 ? "was" : "were"} chosen`;
}
