import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

type Arrival = { recipient: string; messageId: string };

/** A mail server on the loopback interface that keeps of each mail its recipient and its id. */
export async function startMailSink(arrived: (count: number) => void = () => {}) {
  const received: Arrival[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, { envelope }, done) {
      let head = "";
      stream.on("data", (chunk: Buffer) => {
        if (head.length < 4_000) head += chunk.toString("latin1");
      });
      stream.on("end", () => {
        const [, messageId = ""] = /^Message-ID:\s*(\S+)/im.exec(head) ?? [];
        received.push({ recipient: envelope.rcptTo[0]?.address ?? "", messageId });
        arrived(received.length);
        done();
      });
    },
  });
  // The line of a process that was killed breaks.
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, received, close };
}
