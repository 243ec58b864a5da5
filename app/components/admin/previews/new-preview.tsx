import { ShareMenu } from "~/components/site/share/share-menu";
import { buttonClass } from "~/components/ui/buttons/button";
import { CopyButton } from "~/components/ui/buttons/copy-button";
import { Moment } from "~/components/ui/moment";

type Props = { title: string; url: string; expiresAt: string };

/** A new secret address, which is shown only once. */
export function NewPreview({ title, url, expiresAt }: Props) {
  const mail = new URLSearchParams({ subject: title, body: url }).toString().replaceAll("+", "%20");
  return (
    <section
      role="status"
      aria-label="The new link"
      className="mb-6 grid gap-3 rounded-card border border-accent bg-surface p-4"
    >
      <p className="font-semibold">
        Here is the link. It is shown this once: copy or share it now.
      </p>
      <input
        readOnly
        value={url}
        aria-label="Address of the preview"
        className="min-h-touch w-full rounded-control border border-edge bg-canvas px-3 py-2 font-mono text-sm"
      />
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={url} className={buttonClass("primary")} />
        <ShareMenu item={{ title, url }} size="head">
          {(close) => (
            <a
              href={`mailto:?${mail}`}
              onClick={close}
              className="flex min-h-touch items-center rounded-control px-3 text-base font-medium hover:bg-line"
            >
              Send by mail
            </a>
          )}
        </ShareMenu>
      </div>
      <p className="text-sm text-muted">
        It ends <Moment at={expiresAt} />.
      </p>
    </section>
  );
}
