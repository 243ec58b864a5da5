import Database from "better-sqlite3";
import { atEnd, until } from "../hard/tools";
import { startMailbox } from "../support/mail/mailbox";
import { signInCookie } from "../support/site/sign-in";
import { startSite } from "../support/site/site-process";
import { copyTemplate } from "../support/site/site-templates";
import { startLine } from "./line";
import { startTiles } from "./tiles";

/** The demo's site with a line that can be cut, map tiles and a mailbox of its own. */
export type Stage = Awaited<ReturnType<typeof startStage>>;

export async function startStage() {
  const mailbox = await startMailbox();
  atEnd(mailbox.close);
  const dataDir = await copyTemplate("demo");
  const site = await startSite({
    DATA_DIR: dataDir,
    SEED: "demo",
    TRUST_PROXY: "1",
    SMTP_URL: mailbox.url,
    MAIL_FROM: "Asha <letters@journey.example>",
    TILE_URL: await startTiles(),
  });
  atEnd(() => site.stop());
  const line = await startLine(site.url);
  const cookie = await signInCookie(site.url);
  function value(query: string) {
    const client = new Database(`${dataDir}/site.db`, { readonly: true });
    const found = client.prepare(query).pluck().get();
    client.close();
    return String(found);
  }
  return {
    line,
    value,
    /** How many of these records there are, as in `moments where text = 'Rain'`. */
    count: (records: string) => Number(value(`select count(*) from ${records}`)),
    /** The mail to this address, once it has come. */
    async mailTo(address: string) {
      const find = () =>
        mailbox.received.find(({ to }) => [to].flat().some((one) => one?.text === address));
      await until(`there is a mail to ${address}`, find);
      return String(find()?.html);
    },
    /** As the owner, from another device. */
    async send(method: string, path: string, json?: object) {
      const answer = await fetch(site.url + path, {
        method,
        headers: { "Content-Type": "application/json", Cookie: cookie },
        body: json && JSON.stringify(json),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.status === 204 ? null : answer.json();
    },
  };
}
