import { data } from "@remix-run/node";
import { openOwnSession } from "~/models/owner/devices.server";
import { hasOwner, tooManySignIns } from "~/models/owner/owner.server";
import { isSetupCode } from "~/models/owner/setup-code.server";
import { consumeSignInTurn, deleteCodeGuesses } from "~/models/owner/sign-in-rate-limit.server";
import { setUpInput, setUpSite } from "~/pages/site/set-up.server";
import { signInHeaders } from "~/session.server";
import { reloadWithToast } from "../flash.server";
import { formFailure, parseForm } from "../form.server";

const USED = "This site has an owner already: sign in.";
const WRONG = "This address is not the one that the last start has printed.";

/**
 * A wrong code counts like a wrong password. The right code is not rate limited: it has 144 bits, and other people's
 * attempts, from the owner's network or from many, must not lock her out of her first start.
 */
function checkCode(code: string, address: string) {
  const isRight = isSetupCode(code);
  const wait = isRight ? 0 : consumeSignInTurn("", address, null).seconds;
  if (wait > 0) return { isRight, ...tooManySignIns(wait) };
  return { isRight, message: WRONG, retryAfterSeconds: 0 };
}

/** The setup code in the address, or `null` if there is nothing to set up; throws 400 and 429. */
export function openSetup(url: URL, address: string) {
  const code = url.searchParams.get("code");
  if (code === null || hasOwner()) return null;
  const { isRight, message, retryAfterSeconds: wait } = checkCode(code, address);
  if (isRight) return code;
  throw data({ message }, wait > 0 ? { status: 429, headers: retryAfter(wait) } : 400);
}

function retryAfter(seconds: number) {
  return { "Retry-After": `${seconds}` };
}

/** Creates the owner and the first settings, and signs her in. */
export async function answerSetup(form: FormData, request: Request, address: string) {
  const result = parseForm(form, setUpInput);
  const { isRight, message, retryAfterSeconds: wait } = checkCode(`${form.get("code")}`, address);
  if (hasOwner()) return formFailure(result.submission, { "": [USED] }, 409);
  if (!isRight) {
    const errors = { "": [message] };
    if (wait > 0) return formFailure(result.submission, errors, 429, retryAfter(wait));
    return formFailure(result.submission, errors);
  }
  if (!result.ok) return formFailure(result.submission);
  const made = await setUpSite(result.value);
  if (!made.ok) return formFailure(result.submission, made.fieldErrors);
  deleteCodeGuesses(address);
  const headers = await signInHeaders(request, made.ownerId, address, openOwnSession);
  const toast = { title: "Success", description: "The site is yours. These are the first steps." };
  // The page in the browser still has the former settings, so it has to be loaded again.
  return reloadWithToast("/admin", toast, headers);
}
