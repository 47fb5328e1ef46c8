import type { PaletteName } from './colours/palettes.ts';

/** One picture of the demo, described before it is drawn. */
export interface PictureSpec {
  /** How site data and pages name the picture. */
  key: string;
  width: number;
  height: number;
  background: Background;
  /** Drawn in this order: what stands in front comes last. */
  objects: PlacedObject[];
}

export type Background =
  /** Transparent. */
  | { kind: 'none' }
  /** Light in the middle, the palette's colour towards the edges. */
  | { kind: 'spot'; palette: PaletteName }
  /** From a calm start side for words to the palette's full colour, with a light and a ring behind the main object. */
  | { kind: 'sweep'; palette: PaletteName; light: { x: number; y: number; radius: number } }
  /** A sheet with a frame, lines instead of words and a seal; the seed changes where its lines end. */
  | { kind: 'document'; palette: PaletteName; seed: number };

export interface PlacedObject {
  /** The emoji whose 3D object is shown. */
  object: string;
  /** Centre of the object itself, without the empty margin of its file, in pixels of the picture. */
  x: number;
  y: number;
  /** The object's longer side in pixels. */
  size: number;
  /** `#rrggbb`: what the largest part of the object is dyed with. */
  dye?: string;
  rotationDegrees?: number;
  /** `stands`: on the ground below it. `floats`: a softer shadow further away. Default: none. */
  shadow?: 'stands' | 'floats';
  /** Blurs what is meant to be close to the viewer or far away. */
  blurPx?: number;
}

export function isTransparent({ background }: PictureSpec): boolean {
  return background.kind === 'none';
}
