import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Header } from "tar";

const BLOCK_BYTES = 512;

/** A file of an archive: its bytes, or where to read them. */
export type TarEntry = {
  path: string;
  bytes: number;
  content: Buffer | { file: string; start?: number };
};

/**
 * An uncompressed tar of these files, piece by piece; never holds a whole file in memory. Throws when a file is shorter
 * than its entry says.
 */
export async function* tarOf(entries: Iterable<TarEntry>) {
  for (const entry of entries) {
    yield headerOf(entry);
    let bytes = 0;
    for await (const piece of contentOf(entry)) {
      bytes += piece.length;
      yield piece;
    }
    if (bytes !== entry.bytes) throw new Error(`${entry.path} has changed while it was read.`);
    yield padding(bytes);
  }
  yield Buffer.alloc(2 * BLOCK_BYTES);
}

function headerOf({ path, bytes }: TarEntry) {
  const header = new Header({ path, size: bytes, mode: 0o600, type: "File" });
  header.encode();
  return header.block ?? Buffer.alloc(BLOCK_BYTES);
}

function contentOf({ content, bytes }: TarEntry): AsyncIterable<Buffer> | Buffer[] {
  if (Buffer.isBuffer(content)) return [content];
  if (bytes === 0) return [];
  const { file, start = 0 } = content;
  return createReadStream(file, { start, end: start + bytes - 1 });
}

function padding(bytes: number) {
  return Buffer.alloc((BLOCK_BYTES - (bytes % BLOCK_BYTES)) % BLOCK_BYTES);
}

/** The entries of an uncompressed tar; reads only its headers. */
export async function listTar(file: string): Promise<TarEntry[]> {
  const handle = await open(file, "r");
  const entries: TarEntry[] = [];
  const block = Buffer.alloc(BLOCK_BYTES);
  try {
    for (let at = 0; ; ) {
      const { bytesRead } = await handle.read(block, 0, BLOCK_BYTES, at);
      if (bytesRead < BLOCK_BYTES) return entries;
      const { path = "", size: bytes = 0, nullBlock, cksumValid } = new Header(block);
      if (nullBlock || !cksumValid) return entries;
      entries.push({ path, bytes, content: { file, start: at + BLOCK_BYTES } });
      at += BLOCK_BYTES + bytes + padding(bytes).length;
    }
  } finally {
    await handle.close();
  }
}
