import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const hex = (text: string) => Buffer.from(text.replace(/\s/g, ""), "hex");

/** User present and verified; with the key's data behind. */
const CONFIRMED = 0x05;
const WITH_KEY = 0x40;

type Asked = { challenge: string; origin: string; host: string };

/** A device that makes and uses a passkey as browsers answer for it (ES256, without attestation). */
export function newAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;

  function authenticatorData(host: string, flags: number) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count]);
  }

  function clientData(type: string, { challenge, origin }: Asked) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  const answer = (response: object) =>
    JSON.stringify({
      id: id.toString("base64url"),
      rawId: id.toString("base64url"),
      type: "public-key",
      clientExtensionResults: {},
      response,
    });

  return {
    /** The answer to being asked for a new passkey. */
    make(asked: Asked) {
      const key = Buffer.concat([
        hex("a5 01 02 03 26 20 01 21 58 20"),
        Buffer.from(x, "base64url"),
        hex("22 58 20"),
        Buffer.from(y, "base64url"),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), hex("00 10"), id, key]);
      const data = Buffer.concat([authenticatorData(asked.host, CONFIRMED | WITH_KEY), attested]);
      const object = Buffer.concat([
        hex("a3 63 666d74 64 6e6f6e65 67 61747453746d74 a0 68 6175746844617461 58"),
        Buffer.from([data.length]),
        data,
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", asked).toString("base64url"),
        attestationObject: object.toString("base64url"),
        transports: ["internal"],
      });
    },
    /** The answer to being asked to sign in. */
    use(asked: Asked, { flags = CONFIRMED, signCount = counter + 1 } = {}) {
      counter = signCount;
      const data = authenticatorData(asked.host, flags);
      const client = clientData("webauthn.get", asked);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
      });
    },
  };
}
