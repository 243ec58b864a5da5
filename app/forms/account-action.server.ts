import type { ActionFunctionArgs } from "@remix-run/node";
import { dismissDevices } from "~/models/account/devices.server";
import { changeName, changePassword, passwordErrors } from "~/models/owner/account-change.server";
import { nameChange, passwordChange } from "~/models/owner/owner";
import type { Owner } from "~/models/owner/owner.server";
import { endOtherSessions, endSessionById } from "~/models/owner/session.server";
import { requireOwner, sessionCookie, tokenOf } from "~/session.server";
import { counted } from "~/utils/words/counted";
import { askerOf, readProvenForm } from "./account-form.server";
import { dropCredentials, dropSecrets } from "./auth.server";
import { redirectWithToast } from "./flash.server";
import {
  CHANGE_NAME,
  CHANGE_PASSWORD,
  DISMISS_DEVICES,
  END_OTHERS,
  END_SESSION,
  INTENT,
} from "./intents";
import { KEPT, whenNotStored } from "./not-stored.server";
import { formUnanswered } from "./offline-action";
import { readOwnerForm } from "./owner-form.server";
import { done, rowDone, unknownIntent } from "./record-form.server";

const ACCOUNT = "/admin/account";

async function answerAccount(args: ActionFunctionArgs) {
  const form = await readOwnerForm(args);
  const owner = await requireOwner(args.request);
  switch (form.get(INTENT)) {
    case CHANGE_NAME:
      return answerNewName(args, form, owner);
    case CHANGE_PASSWORD:
      return answerNewPassword(args, form, owner);
    case END_SESSION:
      return rowDone(endSessionById(owner.id, String(form.get("recordId"))), ACCOUNT, "Ended");
    case END_OTHERS:
      return answerEndOthers(args, owner);
    case DISMISS_DEVICES:
      dismissDevices(new Date(Number(form.get("until"))));
      return done("/admin", "Put away");
    default:
      throw unknownIntent();
  }
}

/** The `action` of the owner's account; what could not be stored stays in its form, but for passwords. */
export const accountAction = whenNotStored(answerAccount, (form) => {
  dropCredentials(form);
  dropSecrets(form);
  return { of: String(form.get(INTENT)), ...formUnanswered(form, KEPT) };
});

async function answerNewName(args: ActionFunctionArgs, form: FormData, { id }: Owner) {
  const asked = await readProvenForm(form, nameChange, await askerOf(args, id));
  if (!asked.ok) return asked.answer;
  const changed = changeName(id, asked.value);
  if (changed.ok) return done(ACCOUNT, `From now on you sign in as ${changed.item.username}`);
  return asked.refuse(changed.kind === "invalid" ? changed.fieldErrors : {});
}

async function answerNewPassword(args: ActionFunctionArgs, form: FormData, owner: Owner) {
  const asked = await readProvenForm(
    form,
    passwordChange,
    await askerOf(args, owner.id),
    (change) => passwordErrors(owner.username, change),
  );
  if (!asked.ok) return asked.answer;
  const token = (await tokenOf(args.request)) ?? "";
  const next = await changePassword(owner.id, asked.value.newPassword, token);
  const toast = {
    title: "Success",
    description: "Password changed. All other sessions have ended.",
  };
  return redirectWithToast(ACCOUNT, toast, { "Set-Cookie": await sessionCookie.serialize(next) });
}

async function answerEndOthers({ request }: ActionFunctionArgs, { id }: Owner) {
  const ended = endOtherSessions(id, (await tokenOf(request)) ?? "");
  return done(ACCOUNT, `${counted(ended, "session")} ended`);
}
