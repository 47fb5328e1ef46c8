import { sharp } from './sharp.ts';

/** What all who show links agree on. */
const WIDTH = 1200;
const HEIGHT = 630;
const BACKDROP_BLUR = 12;
/** Under transparent pictures. */
const PAPER = '#f6f5f2';
const timeoutSeconds = 30;

/** The whole picture in the middle of a wide canvas; what is left beside it goes on in the colours of its edges. */
export async function encodeSocial(original: Buffer): Promise<Buffer> {
  const { data: front, info } = await sharp(original)
    .timeout({ seconds: timeoutSeconds })
    .flatten({ background: PAPER })
    .resize({ width: WIDTH, height: HEIGHT, fit: 'inside' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((WIDTH - info.width) / 2);
  const top = Math.floor((HEIGHT - info.height) / 2);
  const backdrop = await sharp(front)
    .extend({
      left,
      top,
      right: WIDTH - info.width - left,
      bottom: HEIGHT - info.height - top,
      extendWith: 'copy',
    })
    .blur(BACKDROP_BLUR)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(backdrop)
    .composite([{ input: front, left, top }])
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
}
