import { useActionData, useLoaderData } from "@remix-run/react";
import { HomeForm } from "~/components/admin/home/home-form";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { AdminLinks } from "~/components/admin/versions/admin-links";
import { answerDraftButton, sentBeside, startAt } from "~/forms/drafts/draft-form.server";
import { formFailure, parseForm } from "~/forms/form.server";
import { offlineAction } from "~/forms/offline-action";
import { ownerFormAction } from "~/forms/owner-form.server";
import { answerChoice } from "~/forms/pictures/picture-choice.server";
import { done, saveRefused } from "~/forms/records/record-form.server";
import { HOME_RECORD_ID } from "~/models/base/records/record-key";
import { saveForm } from "~/models/find/drafts/save-form.server";
import { getMailStatus } from "~/models/mail/outgoing-mail.server";
import { homeContentInput } from "~/models/texts/home-content";
import { getHomeContent } from "~/models/texts/home-content.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

const HOME = { kind: "home", recordId: HOME_RECORD_ID } as const;
const NOT_UPDATED = "Failed to update home page content";

export const meta = () => adminMeta("Home Page");

export const loader = ownerLoader(() => ({
  start: startAt(HOME, getHomeContent()),
  mail: getMailStatus(),
}));

export const action = ownerFormAction((form) => {
  const choosing = answerChoice(form);
  if (choosing) return choosing;
  const result = parseForm(form, homeContentInput);
  const answer = answerDraftButton(form, result.submission, HOME, "/admin/home");
  if (answer) return answer;
  if (!result.ok) return formFailure(result.submission, { "": [NOT_UPDATED] });
  const saved = saveForm(sentBeside(form, HOME), { kind: "home", values: result.value });
  if (!saved.ok) return saveRefused(result.submission, saved);
  return done("/admin/home", "Home page content updated successfully!");
});

export const clientAction = offlineAction(NOT_UPDATED);

export default function HomePage() {
  const { start, mail } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Home Page" actions={<AdminLinks path="/admin/home" />}>
      <HomeForm
        key={start.values.version}
        mail={mail}
        values={start.values}
        draft={start.draft}
        reply={useActionData<typeof action>()}
      />
    </AdminPage>
  );
}
