import { isOfOnePaint, paintedPart } from '../painted-parts.ts';
import type { Sprite } from '../sprite.ts';
import { bytesToLab, hexToLab, type Lab } from './oklab.ts';

/** The shades of one paint on an object, which a dye replaces. */
export interface ColourFamily {
  lightness: number;
  chroma: number;
  /** Radians. */
  hue: number;
  /** Whether the whole object belongs to this family, regardless of its colours. */
  isAll?: true;
}

/** Below this chroma people call a colour grey, including the tinge of the objects' lighting. */
const GREY_CHROMA = 0.035;
const HUE_STEPS = 24;
const SOLID_ALPHA = 128;
const FULL_TURN = Math.PI * 2;

export function familyOf(object: string, sprite: Sprite): ColourFamily {
  const painted = paintedPart(object);
  if (painted) return toFamily(hexToLab(painted));
  const colours = solidColours(sprite);
  if (isOfOnePaint(object)) return { ...mean(colours), isAll: true };
  const centre = dominant(colours);
  const members = colours.filter((colour) => membership(centre, colour) > 0.5);
  return members.length === 0 ? centre : mean(members);
}

/** 1 for a colour of the family, 0 for another paint, in between at the borders, so that no edges are visible. */
export function membership({ lightness, chroma, hue, isAll }: ColourFamily, [l, a, b]: Lab): number {
  if (isAll) return 1;
  const c = Math.sqrt(a * a + b * b);
  if (chroma < GREY_CHROMA) return (1 - ramp(c, 0.055, 0.105)) * (1 - ramp(Math.abs(l - lightness), 0.38, 0.55));
  // The greyer a paint, the more the hue of its shadows varies, and the less it differs from true grey.
  const vividness = ramp(chroma, 0.05, 0.16);
  const away = Math.abs(angleBetween(hue, Math.atan2(b, a))) * ramp(c, 0.008, 0.03) + vividness * 0.25;
  const isSameHue = 1 - ramp(away, 0.75, 1.08);
  const isNotGrey = ramp(c, chroma * (vividness * 0.24), chroma * (0.06 + vividness * 0.46));
  const isNotBrighter = 1 - ramp(c, chroma * 1.6 + 0.03, chroma * 2 + 0.05);
  return isSameHue * isNotGrey * isNotBrighter;
}

/** Smooth step: 0 below `from`, 1 above `to`. */
export function ramp(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** The shorter turn from one hue to another, in radians. */
function angleBetween(from: number, to: number): number {
  const turn = (to - from) % FULL_TURN;
  if (turn > Math.PI) return turn - FULL_TURN;
  return turn < -Math.PI ? turn + FULL_TURN : turn;
}

/** Samples every second pixel of every second row, which is enough. */
function solidColours({ data, width, height }: Sprite): Lab[] {
  const colours: Lab[] = [];
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const at = (y * width + x) * 4;
      if ((data[at + 3] ?? 0) < SOLID_ALPHA) continue;
      colours.push(bytesToLab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
    }
  }
  return colours;
}

function dominant(colours: Lab[]): ColourFamily {
  const byHue = Array.from({ length: HUE_STEPS }, (): Lab[] => []);
  const greys: Lab[] = [];
  for (const colour of colours) {
    const { chroma, hue } = toFamily(colour);
    if (chroma < GREY_CHROMA) greys.push(colour);
    else byHue[Math.floor(((hue + FULL_TURN) / FULL_TURN) * HUE_STEPS) % HUE_STEPS]?.push(colour);
  }
  const neighbourhoods = byHue.map((colours, step) =>
    [byHue.at(step - 1) ?? [], colours, byHue[(step + 1) % HUE_STEPS] ?? []].flat(),
  );
  const largest = neighbourhoods.reduce((best, group) => (group.length > best.length ? group : best));
  return mean(greys.length > largest.length * 1.4 ? greys : largest);
}

function mean(colours: Lab[]): ColourFamily {
  const sum: Lab = [0, 0, 0];
  for (const [l, a, b] of colours) {
    sum[0] += l / colours.length;
    sum[1] += a / colours.length;
    sum[2] += b / colours.length;
  }
  return toFamily(sum);
}

function toFamily([lightness, a, b]: Lab): ColourFamily {
  return { lightness, chroma: Math.sqrt(a * a + b * b), hue: Math.atan2(b, a) };
}
