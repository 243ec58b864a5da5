import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export type ReceivedMail = ParsedMail & { envelope: { from: string; to: string[] } };

type Answers = {
  /** A code such as 450 for an address that is refused; undefined where it is welcome. */
  recipient?: (address: string) => number | undefined;
  /** Called when a mail has come, before it is acknowledged. */
  arrived?: () => Promise<void>;
};

function refusal(code: number) {
  return Object.assign(new Error("Not now"), { responseCode: code });
}

/** A real mail server on the loopback interface that keeps what it gets; it ends with the test. */
export async function startMailServer({ recipient, arrived }: Answers = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo({ address }, _session, done) {
      const code = recipient?.(address);
      done(code === undefined ? null : refusal(code));
    },
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      const to = envelope.rcptTo.map(({ address }) => address);
      simpleParser(stream)
        .then(async (mail) => {
          received.push({ ...mail, envelope: { from, to } });
          await arrived?.();
          done(null, "Kept as number 7");
        })
        .catch(done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  return { url: `smtp://127.0.0.1:${port}`, received, close };
}
