interface Palette {
  /** Almost white, for the lit part. */
  light: string;
  soft: string;
  full: string;
  /** Colour of shadows, which take on that of their surroundings. */
  shade: string;
}

export const PALETTES = {
  peach: { light: '#fff4ea', soft: '#ffe2cc', full: '#ffbfbd', shade: '#9c3f3a' },
  rose: { light: '#fff3f4', soft: '#ffe0e4', full: '#ffb9c6', shade: '#97325a' },
  lilac: { light: '#f7f4ff', soft: '#e9e3ff', full: '#c7bbf7', shade: '#463684' },
  sky: { light: '#f2f8ff', soft: '#dbeaff', full: '#a9cbf8', shade: '#274a86' },
  aqua: { light: '#f0fbfa', soft: '#d7f2ef', full: '#a3dedb', shade: '#1f6468' },
  mint: { light: '#f4fbf1', soft: '#dff1da', full: '#b0dcb9', shade: '#2c6244' },
  sand: { light: '#fff9ef', soft: '#f8ead2', full: '#ecc99a', shade: '#7d5426' },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

/** Shadow colour of pictures without a background. */
export const NEUTRAL_SHADE = '#2b2a33';
