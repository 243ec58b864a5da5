import { DEMO_PASSWORD } from "~/utils/environment.server";

/** Signs in as the demo's owner, without a browser; the cookie to send from then on. */
export async function signInCookie(url: string) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "admin", password: DEMO_PASSWORD }),
  });
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}
