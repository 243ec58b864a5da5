import { ButtonLink } from "~/components/ui/buttons/button";
import { inWords } from "~/components/ui/in-words";
import { Moment } from "~/components/ui/moment";
import type { ContentCounts } from "~/portable/backup/archive/content-counts.server";
import type { FoundPreview } from "~/portable/backup/restore/found-preview.server";
import type { RestorePreview } from "~/portable/backup/restore/restore-preview.server";
import { grouped } from "~/utils/words/counted";
import { useLooks } from "./backup-work";

/** How many records a restore would change, or why there is nothing to restore. */
export function RestorePreviewSection({ found }: { found: FoundPreview }) {
  const { preview, message, isChecking, now } = found;
  useLooks(isChecking);
  if (preview) return <Changes preview={preview} now={now} />;
  return (
    <>
      <p
        role={isChecking ? "status" : "alert"}
        className={`rounded-control border p-3 wrap-anywhere ${isChecking ? "border-accent" : "border-danger font-medium text-danger"}`}
      >
        {message} {isChecking && <span className="js:hidden">Reload this page in a while.</span>}
      </p>
      <p>
        <ButtonLink to="/admin/backups" kind="secondary">
          Backups
        </ButtonLink>
      </p>
    </>
  );
}

const rows: [keyof ContentCounts, string][] = [
  ["posts", "Letters"],
  ["destinations", "Places"],
  ["collections", "Albums"],
  ["photographs", "Photographs"],
  ["messages", "Messages"],
  ["subscribers", "Subscribers"],
];

function Changes({ preview, now }: { preview: RestorePreview; now: ContentCounts }) {
  const { madeAt, counts } = preview;
  const { program } = preview;
  return (
    <>
      <p>
        The site becomes what it was on <Moment at={madeAt} /> (program {program}).
      </p>
      <table className="w-full border-collapse text-left tabular-nums">
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-2 font-medium">
              What
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Now
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Then
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, label]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2 font-normal">
                {label}
              </th>
              <td className="py-2 text-right">{inWords`${grouped(now[name])}`}</td>
              <td
                className={`py-2 text-right ${counts[name] === now[name] ? "" : "font-semibold"}`}
              >
                {inWords`${grouped(counts[name])}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Stays isSameSite={preview.isSameSite} />
    </>
  );
}

function Stays({ isSameSite }: { isSameSite: boolean }) {
  return (
    <div>
      <h3 className="text-xl">What stays as it is</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-muted">
        <li>Your name, password, passkeys and codes, and who is signed in.</li>
        <li>How many backups are kept.</li>
        <li>
          {isSameSite
            ? "The subscribers: nobody is lost who has come since, and who has left stays left."
            : "Subscribers who are known here: who has left stays left. The others come."}
        </li>
        <li>
          Mail: what waits now goes out. What waited in the backup is not sent, and a mailing that
          was under way is paused. Letters that are out by then go to nobody by mail.
        </li>
        <li>This site, as it is now, is kept for a day: 'Back to it' on the page of backups.</li>
      </ul>
    </div>
  );
}
