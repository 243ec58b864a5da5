import { setOwner, signIn } from "~/models/owner/owner.server";
import { signInHeaders } from "~/session.server";
import { SITE } from "./routes";

export const OWNER = { username: "asha", password: "a long enough password" };

/** Makes the owner and signs them in; the value of the `Cookie` header. */
export async function signedInOwner() {
  await setOwner(OWNER.username, OWNER.password);
  const result = await signIn(OWNER.username, OWNER.password, "192.0.2.1");
  if (!result.ok) throw new Error(result.message);
  const headers = await signInHeaders(new Request(SITE), result.owner.id, "192.0.2.1");
  return headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
