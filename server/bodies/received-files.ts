import { setMaxListeners } from "node:events";
import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { BusboyHeaders } from "@fastify/busboy";
import { isStorageFailure } from "~/utils/files/storage-failure.server";
import type { ReceivedFile } from "~/utils/http/load-context";
import type { Refusal } from "../http/refusals";
import { type fileLimits, MAX_FILES, tooLarge } from "./body-limits";
import { diskFull, makeRoom, writeUpTo } from "./upload-folder";

/** More than any form of the site has. */
const MAX_FIELDS = 2_000;
const MAX_FIELD_BYTES = 1_000_000;
/** A file that is too large is read to its end, so that the others after it arrive. */
const PART_LIMITS = { files: MAX_FILES, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES };
const MAX_NAME = 200;

type Limits = ReturnType<typeof fileLimits>;

/** A body with files: these lie on the disk, and `form` holds the other fields. */
export type Received = {
  form: Buffer;
  files: ReceivedFile[];
  /** Removes the files that nobody has moved away. */
  discard: () => Promise<void>;
};

/**
 * Receives a body with files and streams each to the disk, so that little is in memory at a time. Returns the refusal,
 * or `null` when the sender went away; either way no file is left.
 */
export async function receiveFiles(
  req: IncomingMessage,
  kind: "form" | "file",
  limits: Limits,
  folder: string,
): Promise<Received | Refusal | null> {
  const announced = Number(req.headers["content-length"] ?? 0);
  if (announced > limits.body.maxBytes) return tooLarge(limits.body);
  const noRoom = await makeRoom(folder, announced);
  if (noRoom) return noRoom;
  const reception = new Reception(folder, limits);
  try {
    const form = await (kind === "form" ? reception.readForm(req) : reception.readFile(req));
    return { form, files: reception.files, discard: () => reception.discard() };
  } catch {
    await reception.discard();
    return reception.refusal ?? refusalFor(req);
  }
}

function refusalFor(req: IncomingMessage): Refusal | null {
  return req.destroyed && !req.complete ? null : malformed();
}

function malformed(): Refusal {
  const message = "The form could not be read: its parts are not well-formed.";
  return { status: 400, message, drainBytes: 0 };
}

/** One body on its way in. */
class Reception {
  readonly files: ReceivedFile[] = [];
  refusal: Refusal | null = null;
  private readonly stop = new AbortController();

  constructor(
    private readonly folder: string,
    private readonly limits: Limits,
  ) {
    // Each file that is being stored listens to it.
    setMaxListeners(0, this.stop.signal);
  }

  /** Ends the reading. */
  refuse(refusal: Refusal) {
    this.refusal ??= refusal;
    this.stop.abort();
  }

  async discard() {
    await Promise.all(this.files.map(({ path }) => path && rm(path, { force: true })));
  }

  /** The whole body is one file. */
  async readFile(req: IncomingMessage) {
    const isWhole = await this.store(req, { field: "file", name: "" });
    if (!isWhole) this.refuse(tooLarge(this.limits.body));
    this.stop.signal.throwIfAborted();
    return Buffer.of();
  }

  /** The fields as a form without files; the files among its parts are stored on the way. */
  async readForm(req: IncomingMessage) {
    const fields = new URLSearchParams();
    const storing: Promise<unknown>[] = [];
    let fieldBytes = 0;
    const { default: Busboy } = await import("@fastify/busboy");
    const parser = new Busboy({ headers: req.headers as BusboyHeaders, limits: PART_LIMITS });
    const refuse = (message: string) => this.refuse({ status: 413, message, drainBytes: 0 });
    // An exception in a handler of the parser, or an error event without a listener, would end the process.
    parser.on("field", (name, value) => {
      if (!name) return this.refuse(malformed());
      fieldBytes += name.length + value.length;
      if (fieldBytes > MAX_FIELD_BYTES) refuse("At most 1 MB of text can be sent at once.");
      else fields.append(name, value);
    });
    parser.on("file", (field, part, name) => {
      part.on("error", () => this.refuse(malformed()));
      if (!field) this.refuse(malformed());
      // A file field in which nothing was chosen.
      else if (!name) part.resume();
      else storing.push(this.store(part, { field, name }));
    });
    parser.on("filesLimit", () => refuse(`At most ${MAX_FILES} files can be sent at once.`));
    parser.on("fieldsLimit", () => refuse("The form has fields that this site does not know."));
    try {
      await pipeline(req, parser, { signal: this.stop.signal });
    } catch (error) {
      this.stop.abort();
      throw error;
    } finally {
      await Promise.allSettled(storing);
    }
    this.stop.signal.throwIfAborted();
    return Buffer.from(fields.toString());
  }

  /** Stores one file; returns whether it was within the size limit. */
  private async store(part: Readable, { field, name }: Omit<ReceivedFile, "path">) {
    const file: ReceivedFile = { field, name: name.slice(-MAX_NAME), path: null };
    this.files.push(file);
    const path = join(this.folder, `${crypto.randomUUID()}.part`);
    try {
      const isWhole = await writeUpTo(this.limits.maxFileBytes, part, path, this.stop.signal);
      if (isWhole) file.path = path;
      return isWhole;
    } catch (error) {
      if (isStorageFailure(error)) this.refuse(diskFull());
      throw error;
    }
  }
}
