/** Smallest and largest width, in device pixels, at which a picture is ever shown. */
export interface PictureWidths {
  readonly least: number;
  readonly most: number;
}

const ANY: PictureWidths = { least: 0, most: Number.POSITIVE_INFINITY };
const ENTRY = /^(?:\(width >= (\d+)px\) )?(\d+)(px|vw)$/;

/** Narrow screens have a high pixel density. */
const PHONE_PX = 480;
const NARROWEST_PX = 320;
const DENSITY = { phone: 3, wider: 2 } as const;

/**
 * Derived from the `sizes` attribute, whose entries go from the widest screen down. Entries other than plain lengths
 * allow any width.
 */
export function widthsOf(sizes: string): PictureWidths {
  const widths = known.get(sizes) ?? findWidths(sizes);
  known.set(sizes, widths);
  return widths;
}

/** Unbounded, since the app has only a few dozen different values. */
const known = new Map<string, PictureWidths>();

function findWidths(sizes: string): PictureWidths {
  let screenPx = Number.POSITIVE_INFINITY;
  let { least, most } = { least: Number.POSITIVE_INFINITY, most: 0 };
  for (const entry of sizes.split(', ')) {
    const [, from = NARROWEST_PX, length, unit] = entry.match(ENTRY) ?? [];
    if (!length) return ANY;
    const on = (screen: number) => (unit === 'px' ? Number(length) : (screen * Number(length)) / 100);
    least = Math.min(least, on(Number(from)));
    most = Math.max(most, on(screenPx) * (unit === 'px' || screenPx <= PHONE_PX ? DENSITY.phone : DENSITY.wider));
    screenPx = Number(from);
  }
  return { least, most };
}
