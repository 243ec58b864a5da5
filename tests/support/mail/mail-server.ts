import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export type ReceivedMail = ParsedMail & {
  envelope: { from: string; to: string[] };
  source: string;
};

/** A code such as 450, or a code with words; undefined where all is well. */
type Refusal = number | { code: number; words: string } | undefined;

type Answers = {
  sender?: (address: string) => Refusal;
  recipient?: (address: string) => Refusal;
  /** What is said of a mail that has come. */
  message?: (recipient: string) => Refusal;
  /** Called when a mail has come, before it is acknowledged. */
  arrived?: (mail: ReceivedMail) => Promise<void> | void;
  /** Who may send; without it, anyone. */
  user?: { name: string; password: string };
  /** Speaks TLS from the first byte on. */
  tls?: { key: string; cert: string };
};

function refused(refusal: Refusal) {
  if (refusal === undefined) return null;
  const { code, words } =
    typeof refusal === "number" ? { code: refusal, words: "Not now" } : refusal;
  return Object.assign(new Error(words), { responseCode: code });
}

/** A real mail server on the loopback interface that keeps what it gets; it ends with the test. */
export async function startMailServer(answers: Answers = {}) {
  const { user, tls } = answers;
  const received: ReceivedMail[] = [];
  const lines = new Set<Socket>();
  const counts = { lines: 0 };
  const server = new SMTPServer({
    authOptional: user === undefined,
    disabledCommands: user ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
    ...(tls && { secure: true, ...tls }),
    onAuth({ username, password }, _session, done) {
      const isUser = username === user?.name && password === user?.password;
      done(isUser ? null : refused({ code: 535, words: "5.7.8 Who are you?" }), { user: username });
    },
    onMailFrom: ({ address }, _session, done) => done(refused(answers.sender?.(address))),
    onRcptTo: ({ address }, _session, done) => done(refused(answers.recipient?.(address))),
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      const to = envelope.rcptTo.map(({ address }) => address);
      take(stream, { from, to }).then(
        () => done(refused(answers.message?.(to[0] ?? "")), "Kept as number 7"),
        done,
      );
    },
  });
  async function take(stream: NodeJS.ReadableStream, envelope: ReceivedMail["envelope"]) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    const source = Buffer.concat(chunks);
    const mail = { ...(await simpleParser(source)), envelope, source: source.toString("latin1") };
    if (!answers.message?.(envelope.to[0] ?? "")) received.push(mail);
    await answers.arrived?.(mail);
  }
  // A line that was cut is an error of the server's as well.
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    counts.lines += 1;
    lines.add(socket);
    socket.on("close", () => lines.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = async () => {
    if (!server.server.listening) return;
    const closed = once(server.server, "close");
    server.close();
    for (const line of lines) line.destroy();
    await closed;
  };
  onTestFinished(close);
  const signedIn = user ? `${user.name}:${encodeURIComponent(user.password)}@` : "";
  return {
    url: `smtp${tls ? "s" : ""}://${signedIn}127.0.0.1:${port}`,
    port,
    received,
    counts,
    cutLines: () => {
      for (const line of lines) line.destroy();
    },
    close,
  };
}
