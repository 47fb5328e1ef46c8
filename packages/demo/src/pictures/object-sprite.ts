import sharp, { type Region } from 'sharp';
import { dyeSprite } from './colours/dye-sprite.ts';
import { keepRecent } from './keep-recent.ts';
import { objectFile } from './object-file.ts';
import { type Paint, paintOf } from './paint.ts';
import { openSprite, type Sprite, toSprite } from './sprite.ts';

/** Fainter pixels at an object's edge are noise. */
const FAINTEST_ALPHA = 10;

// At most 256 kB each, a paint five times that; the pictures of one product are usually requested together.
const cutOuts = keepRecent<Promise<Sprite>>(48);
const dyed = keepRecent<Promise<Sprite>>(24);
const paints = keepRecent<Paint>(8);

/** The object at the size of its file, without empty margins, and dyed if `dye` is given. */
export function objectSprite(object: string, dye: string | undefined): Promise<Sprite> {
  if (!dye) return cutOuts(object, () => cutOut(object));
  return dyed(`${object} ${dye}`, async () => {
    const sprite = await objectSprite(object, undefined);
    return dyeSprite(
      sprite,
      paints(object, () => paintOf(object, sprite)),
      dye,
    );
  });
}

async function cutOut(object: string): Promise<Sprite> {
  const source = await toSprite(sharp(objectFile(object)));
  return toSprite(openSprite(source).extract(visibleRegion(source)));
}

/** Same result as sharp's trim in a twentieth of the time. */
function visibleRegion({ data, width, height }: Sprite): Region {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < FAINTEST_ALPHA) continue;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x + 1);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return { left, top, width: right - left, height: bottom - top };
}
