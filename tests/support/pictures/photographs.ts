import sharp from "sharp";

/** So much noise makes a JPEG of 12 million pixels as large as a phone's: 2.5 MB, and 1.2 MB at 2,560 px. */
const NOISE = { type: "gaussian", mean: 128, sigma: 20 } as const;
const COARSE = { width: 1000, height: 750, channels: 3, background: "#888", noise: NOISE } as const;

/** Photographs of 12 million pixels that differ from each other and from those of another start. */
export async function drawPhotographs(count: number, start = 0) {
  const base = await sharp({ create: COARSE }).png().toBuffer();
  const photographs: Buffer[] = [];
  for (let index = start; index < start + count; index += 1) {
    const turned = sharp(base)
      .modulate({ hue: index * 3 })
      .resize(4000, 3000);
    photographs.push(await turned.jpeg({ quality: 85 }).toBuffer());
  }
  return photographs;
}
