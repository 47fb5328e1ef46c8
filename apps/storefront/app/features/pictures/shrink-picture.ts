import { openInBrowser } from './open-in-browser.ts';

/** A picture that has been read and can be drawn again, smaller or coarser. */
export interface OpenPicture {
  readonly width: number;
  readonly height: number;
  /** As a JPEG; quality from 0 to 1. */
  draw(wish: { width: number; height: number; quality: number }): Promise<Blob>;
  close(): void;
}

export type OpenPictureFile = (file: Blob) => Promise<OpenPicture>;

const KB = 1024;
const MB = 1024 * KB;
const SMALL_ENOUGH_BYTES = 512 * KB;
const WIDEST = 1080;

/** In tenths, since 0.8 - 0.1 is not quite 0.7. */
const LOWEST_QUALITY_TENTHS = 4;

/**
 * Makes a picture light enough to send: at most 1080 wide, and coarser step by step until it is under 512 KB or as
 * coarse as a picture may be. What is light already stays as it is, and so does what cannot be made lighter.
 */
export async function shrinkPicture(file: File, open: OpenPictureFile = openInBrowser): Promise<File> {
  if (file.size < SMALL_ENOUGH_BYTES) return file;
  try {
    const lighter = await compress(file, open);
    return lighter.size < file.size ? new File([lighter], jpegName(file.name), { type: lighter.type }) : file;
  } catch {
    // The server says what is wrong with it, in better words than a canvas.
    return file;
  }
}

async function compress(file: File, open: OpenPictureFile): Promise<Blob> {
  const picture = await open(file);
  try {
    const width = Math.min(picture.width, WIDEST);
    const height = Math.max(1, Math.round((picture.height * width) / picture.width));
    let tenths = firstQualityTenths(file.size);
    let drawn = await picture.draw({ width, height, quality: tenths / 10 });
    while (drawn.size >= SMALL_ENOUGH_BYTES && tenths > LOWEST_QUALITY_TENTHS) {
      tenths -= 1;
      drawn = await picture.draw({ width, height, quality: tenths / 10 });
    }
    return drawn;
  } finally {
    picture.close();
  }
}

/** The heavier the picture, the lower the first step: large ones come from cameras and have detail to spare. */
function firstQualityTenths(bytes: number): number {
  if (bytes < 5 * MB) return 8;
  return bytes < 10 * MB ? 6 : LOWEST_QUALITY_TENTHS;
}

function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.jpg`;
}
