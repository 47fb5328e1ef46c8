import sharp from 'sharp';
import type { Canvas } from './canvas.ts';
import { PALETTES } from './colours/palettes.ts';
import { documentSheet } from './document-sheet.ts';
import { keepRecent } from './keep-recent.ts';
import type { Background, PictureSpec } from './picture-spec.ts';
import { toSprite } from './sprite.ts';

/** One per palette, in the size of product pictures: two megabytes each. */
const spots = keepRecent<Promise<Buffer>>(Object.keys(PALETTES).length);

/** A canvas with the picture's background on it. */
export async function drawBackground(spec: PictureSpec): Promise<Canvas> {
  const { width, height, background } = spec;
  if (background.kind === 'none') return { data: new Uint8Array(width * height * 4), width, height };
  const pixels = background.kind === 'spot' ? spots(nameOf(spec), () => render(spec)) : render(spec);
  return { data: new Uint8Array(await pixels), width, height };
}

function nameOf({ width, height, background }: PictureSpec): string {
  return JSON.stringify([width, height, background]);
}

/** Renders by SVG, whose gradients are smooth at every size. */
async function render({ width, height, background }: PictureSpec): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes(background)}</svg>`;
  return (await toSprite(sharp(Buffer.from(svg)))).data;
}

function shapes(background: Background): string {
  switch (background.kind) {
    case 'none':
      return '';
    case 'spot':
      return spot(PALETTES[background.palette]);
    case 'sweep':
      return sweep(PALETTES[background.palette], background.light);
    case 'document':
      return documentSheet(PALETTES[background.palette], background.seed);
  }
}

interface Colours {
  light: string;
  soft: string;
  full: string;
}

function spot({ light, soft }: Colours): string {
  return `
    <radialGradient id="spot" cx="0.5" cy="0.42" r="0.75">
      <stop offset="0" stop-color="${light}"/>
      <stop offset="1" stop-color="${soft}"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#spot)"/>`;
}

function sweep({ light, soft, full }: Colours, { x, y, radius }: { x: number; y: number; radius: number }): string {
  return `
    <linearGradient id="sweep" x1="0" y1="0" x2="1" y2="0.18">
      <stop offset="0" stop-color="${soft}"/>
      <stop offset="0.3" stop-color="${soft}"/>
      <stop offset="1" stop-color="${full}"/>
    </linearGradient>
    <radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius * 2.1}">
      <stop offset="0" stop-color="${light}" stop-opacity="0.85"/>
      <stop offset="1" stop-color="${light}" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="disc" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${light}" stop-opacity="0.62"/>
      <stop offset="1" stop-color="${light}" stop-opacity="0.04"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#sweep)"/>
    <rect width="100%" height="100%" fill="url(#glow)"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="url(#disc)"/>`;
}
