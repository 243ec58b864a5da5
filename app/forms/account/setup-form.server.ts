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
 * Wrong codes count as wrong passwords do. The right one is asked of no limit: it has 144 bits, and whoever shares a
 * network with the owner, or guesses from many, must not shut her out of her own first start.
 */
function checkCode(code: string, address: string) {
  const isRight = isSetupCode(code);
  const wait = isRight ? 0 : consumeSignInTurn("", address, null).seconds;
  if (wait > 0) return { isRight, ...tooManySignIns(wait) };
  return { isRight, message: WRONG, retryAfterSeconds: 0 };
}

/** The code that opens the form of a first start, or `null` where there is nothing to set up; throws 400 and 429. */
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

/** Makes the owner and the site's first settings, and signs her in. */
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
  // The page that asked has the settings of before.
  return reloadWithToast("/admin", toast, headers);
}
