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
 * Loads a cached page again when the browser is online. It uses the router, which also knows the navigations that
 * uploaded pictures cause; a reload could come after one of them and show the former address.
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

/** The addresses of the forms that these pictures were chosen in. */
function formsOf(pictures: WaitingPicture[]) {
  const paths = pictures.map(
    ({ for: purpose }) => typeof purpose === "object" && "path" in purpose && purpose.path,
  );
  return [...new Set(paths.filter((path) => path !== false))];
}

/** All pictures that are waiting on this device, wherever they were chosen. */
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
