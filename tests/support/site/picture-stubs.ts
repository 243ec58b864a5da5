import { existsSync, linkSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import Database from "better-sqlite3";
import sharp from "sharp";
import { variantName, widthsOf } from "~/models/pictures/picture";
import { type PictureFormat, pictureFormats } from "~/models/pictures/picture-name";

type Stored = { id: string; width: number; height: number };

/**
 * Puts a plain picture of the right size under the name of every variant, so that a test's server
 * does not spend minutes of both cores on encoding. The first picture is left to the real pipeline.
 */
export async function stubVariants(dataDir: string) {
  const client = new Database(join(dataDir, "site.db"), { readonly: true });
  const pictures = client.prepare("select id, width, height from pictures order by id").all();
  client.close();
  await mkdir(join(dataDir, "media/stubs"), { recursive: true });
  for (const picture of (pictures as Stored[]).slice(1)) {
    for (const width of widthsOf(picture.width)) {
      const height = Math.round((width * picture.height) / picture.width);
      for (const format of pictureFormats) {
        const file = join(dataDir, "media", variantName(picture.id, width, format));
        if (!existsSync(file)) linkSync(await stub(dataDir, width, height, format), file);
      }
    }
  }
}

async function stub(dataDir: string, width: number, height: number, format: PictureFormat) {
  const file = join(dataDir, "media/stubs", `${width}x${height}.${format}`);
  if (existsSync(file)) return file;
  const plain = sharp({ create: { width, height, channels: 3, background: "#c2a878" } });
  const effort = format === "jpg" ? {} : { effort: 0 };
  await plain.toFormat(format === "jpg" ? "jpeg" : format, { quality: 40, ...effort }).toFile(file);
  return file;
}
