import { once } from "node:events";
import type { AddressInfo } from "node:net";
import createServer from "hoodiecrow-imap";
import { onTestFinished } from "vitest";

/** A real IMAP server on the loopback interface with these mails in its inbox; it ends with the test. */
export async function startImapServer(mails: (string | Buffer)[]) {
  const password = "a long road: south @ 100 %";
  const server = createServer({
    plugins: ["ID", "IDLE", "UIDPLUS"],
    users: { bounces: { password } },
    storage: { INBOX: { messages: mails.map((mail) => ({ raw: mail.toString() })) } },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return {
    url: `imap://bounces:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX`,
    /** Whether each mail is marked as read. */
    seen: () => server.getMailbox("INBOX").messages.map(({ flags }) => flags.includes("\\Seen")),
  };
}
