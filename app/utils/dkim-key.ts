import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";

const NAME = /^([a-z0-9](?:[a-z0-9-]*[a-z0-9])?)\.([a-z0-9.-]+\.[a-z0-9-]+)\.pem$/i;
const EXAMPLE = "for example DKIM_KEY=/etc/journey/mail.journey.example.pem";

/** What nodemailer signs mails with. */
export type DkimKey = { keySelector: string; domainName: string; privateKey: string };

function rsaKeyIn(file: string) {
  const privateKey = readFileSync(file, "utf8");
  const { asymmetricKeyType } = createPrivateKey(privateKey);
  return asymmetricKeyType === "rsa" ? privateKey : null;
}

/** Reads the key in a file named `selector.domain.pem`; throws an error whose message explains what is wrong. */
export function readDkimKey(file: string): DkimKey {
  const [, keySelector, domainName] = NAME.exec(basename(file)) ?? [];
  if (!keySelector || !domainName) {
    throw new Error(`must be a file named selector.domain.pem; ${EXAMPLE}`);
  }
  let privateKey: string | null = null;
  try {
    privateKey = rsaKeyIn(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new Error(`cannot be read as a private key (${reason}); ${EXAMPLE}`);
  }
  if (privateKey === null) throw new Error(`must hold an RSA key; ${EXAMPLE}`);
  return { keySelector, domainName, privateKey };
}
