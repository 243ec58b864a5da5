import { type ActionFunctionArgs, data } from "@remix-run/node";
import { changeName, changePassword, passwordErrors } from "~/models/owner/account-change.server";
import { dismissDevices, trustDevice } from "~/models/owner/devices.server";
import {
  codesRequest,
  nameChange,
  newPasskey,
  passkeyRename,
  passwordChange,
} from "~/models/owner/owner";
import type { Owner } from "~/models/owner/owner.server";
import { addPasskey, removePasskey, renamePasskey } from "~/models/owner/passkey.server";
import { makeRecoveryCodes } from "~/models/owner/recovery-codes.server";
import { endOtherSessions, endSessionById, openSessionId } from "~/models/owner/session.server";
import { deviceOf, requireOwner, sessionCookie, tokenOf } from "~/session.server";
import { passkeyPlace } from "~/utils/http/passkey-place.server";
import { counted } from "~/utils/words/counted";
import { redirectWithToast } from "../flash.server";
import { parseForm } from "../form.server";
import {
  ADD_PASSKEY,
  CHANGE_NAME,
  CHANGE_PASSWORD,
  DELETE,
  DISMISS_DEVICES,
  END_OTHERS,
  END_SESSION,
  INTENT,
  MAKE_CODES,
  RENAME_PASSKEY,
} from "../intents";
import { whenNotStored } from "../not-stored.server";
import { formUnanswered } from "../offline-action";
import { readOwnerForm } from "../owner-form.server";
import { done, rowDone, unknownIntent } from "../records/record-form.server";
import { askerOf, readProvenForm, refusedForm } from "./account-form.server";
import { dropCredentials, dropSecrets } from "./auth.server";

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
    case ADD_PASSKEY:
      return answerNewPasskey(args, form, owner);
    case RENAME_PASSKEY:
      return answerRename(form, owner);
    case DELETE:
      return rowDone(
        removePasskey(owner.id, String(form.get("recordId"))),
        ACCOUNT,
        "Removed: this passkey signs nobody in any more",
      );
    case MAKE_CODES:
      return answerNewCodes(args, form, owner);
    case DISMISS_DEVICES:
      dismissDevices(new Date(Number(form.get("until"))));
      return done("/admin", "Put away");
    default:
      throw unknownIntent();
  }
}

/**
 * The `action` of the owner's account page. If nothing can be stored, the form comes back as it was typed, without
 * passwords.
 */
export const accountAction = whenNotStored(answerAccount, (form, message) => {
  dropCredentials(form);
  dropSecrets(form);
  return { of: String(form.get(INTENT)), record: "", ...formUnanswered(form, message) };
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
  const device = await deviceOf(args.request);
  if (device) trustDevice(owner.id, device.id);
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

async function answerNewPasskey({ request }: ActionFunctionArgs, form: FormData, { id }: Owner) {
  const parsed = parseForm(form, newPasskey);
  if (!parsed.ok) return refusedForm(form, parsed.submission);
  const place = passkeyPlace(request);
  const sessionId = openSessionId((await tokenOf(request)) ?? "");
  if (!place.works || !sessionId) throw unknownIntent();
  const added = await addPasskey(id, sessionId, parsed.value, place);
  if (added.ok) return done(ACCOUNT, "Passkey added");
  const errors = added.kind === "invalid" ? added.fieldErrors : {};
  return refusedForm(form, parsed.submission, errors);
}

function answerRename(form: FormData, { id }: Owner) {
  const parsed = parseForm(form, passkeyRename);
  if (!parsed.ok) return refusedForm(form, parsed.submission);
  const passkey = String(form.get("recordId"));
  return rowDone(renamePasskey(id, passkey, parsed.value.passkeyName), ACCOUNT, "Passkey renamed");
}

async function answerNewCodes(args: ActionFunctionArgs, form: FormData, { id }: Owner) {
  const asked = await readProvenForm(form, codesRequest, await askerOf(args, id));
  if (!asked.ok) return asked.answer;
  // The codes are in this answer itself: any way to carry them to another page would leave them readable on the way.
  return data({ codes: makeRecoveryCodes(id) }, { headers: { "Cache-Control": "no-store" } });
}
