import { PALETTES, type PaletteName } from '../colours/palettes.ts';
import { objectCode } from '../object-file.ts';
import type { PictureSpec } from '../picture-spec.ts';

/** Avatars of the demo's people; two similar names rarely share one. */
const OBJECTS = [
  ...['🐱', '🐶', '🦊', '🐻', '🐼', '🐨', '🐯', '🦁', '🐸', '🐵', '🐰', '🐹'],
  ...['🦉', '🐧', '🐤', '🦄', '🐝', '🐢', '🐙', '🦋', '🐳', '🦔', '🌻', '🌵'],
  ...['🍀', '🍓', '🍋', '🥑', '☕', '🎈', '🚲', '⛵', '🎸', '🌈', '⭐', '🍄'],
];

const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];
const SIDE = 160;
/** One in this many people has no avatar. */
const NONE_EVERY = 5;

export const avatarPictures: PictureSpec[] = OBJECTS.map((object, at) => ({
  key: avatarKey(object),
  width: SIDE,
  height: SIDE,
  background: { kind: 'spot', palette: PALETTE_NAMES[(at * 3) % PALETTE_NAMES.length] ?? 'sand' },
  objects: [{ object, x: SIDE / 2, y: SIDE / 2, size: 104 }],
}));

export function avatarKey(object: string): string {
  return `avatar/${objectCode(object)}`;
}

/** The avatar of a name, always the same. */
export function avatarOf(nickName: string): string | null {
  const number = numberOf(nickName);
  const object = OBJECTS[number % OBJECTS.length];
  return object && number % NONE_EVERY !== 0 ? avatarKey(object) : null;
}

function numberOf(name: string): number {
  let number = 7;
  for (const letter of name) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return number;
}
