import type { PaletteName } from './colours/palettes.ts';

/** The description of a demo picture. */
export interface PictureSpec {
  /** Name of the picture in site data and pages. */
  key: string;
  width: number;
  height: number;
  background: Background;
  /** In drawing order: objects in front come last. */
  objects: PlacedObject[];
}

export type Background =
  /** Transparent. */
  | { kind: 'none' }
  /** Light in the centre, the palette's colour towards the edges. */
  | { kind: 'spot'; palette: PaletteName }
  /** From a plain start side for text to the palette's full colour, with a light and a ring behind the main object. */
  | { kind: 'sweep'; palette: PaletteName; light: { x: number; y: number; radius: number } }
  /** A sheet with a frame, lines in place of text, and a seal; the seed varies the length of the lines. */
  | { kind: 'document'; palette: PaletteName; seed: number };

export interface PlacedObject {
  /** The emoji whose 3D object is shown. */
  object: string;
  /** Centre of the visible object, without the empty margin of its file, in pixels of the picture. */
  x: number;
  y: number;
  /** The object's longer side in pixels. */
  size: number;
  /** `#rrggbb`: the dye of the object's largest part. */
  dye?: string;
  rotationDegrees?: number;
  /** `stands`: on the ground below it. `floats`: a softer shadow further away. Default: none. */
  shadow?: 'stands' | 'floats';
  /** Blurs objects that are meant to be very close or far away. */
  blurPx?: number;
}

export function isTransparent({ background }: PictureSpec): boolean {
  return background.kind === 'none';
}
