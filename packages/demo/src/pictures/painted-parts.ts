import { objectCode } from './object-file.ts';

/**
 * Objects whose largest part is not the one to dye, such as the screen, the coffee or the leaves; with the colour of
 * the right part.
 */
const PAINTED_PARTS: [object: string, colour: string][] = [
  ['💻', '#b4afc0'],
  ['🖥️', '#b4afc0'],
  ['⌚', '#2c44e8'],
  ['👓', '#3a2a66'],
  ['🕶️', '#3a2a66'],
  ['👔', '#35a4f4'],
  ['🪞', '#f3b02c'],
  ['🪴', '#e08a62'],
  ['🕯️', '#f3c9bb'],
  ['📖', '#1f86d8'],
  ['🔪', '#4b4aa0'],
  ['🪚', '#a83c30'],
  ['☕', '#b9aecb'],
  ['🍵', '#d9d0e6'],
  ['🍲', '#b9aecb'],
  ['🥘', '#4b3a80'],
  ['🥞', '#b9aecb'],
  ['🥤', '#e8304f'],
  ['🍫', '#dc2a52'],
  ['💅', '#a455dc'],
  ['🚲', '#e5344f'],
  ['🛶', '#8c4a3a'],
  ['🏕️', '#f09030'],
  ['⛱️', '#e02f48'],
];

/** Objects of a single paint, whose shades are so far apart that they look like several. */
const ONE_PAINT = ['👜', '👟', '👡', '🧣', '🧤', '🧦', '🪑', '🛏️'];

const partByCode = new Map(PAINTED_PARTS.map(([object, colour]) => [objectCode(object), colour]));
const codesOfOnePaint = new Set(ONE_PAINT.map(objectCode));

/** The colour of the part to dye, when it is not the largest one. */
export function paintedPart(object: string): string | undefined {
  return partByCode.get(objectCode(object));
}

export function isOfOnePaint(object: string): boolean {
  return codesOfOnePaint.has(objectCode(object));
}
