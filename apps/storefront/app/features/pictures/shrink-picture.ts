/** A decoded picture that can be encoded again, smaller or at a lower quality. */
interface OpenPicture {
  readonly width: number;
  readonly height: number;
  /** As a JPEG; quality from 0 to 1. */
  draw(options: { width: number; height: number; quality: number }): Promise<Blob>;
  close(): void;
}

export type OpenPictureFile = (file: Blob) => Promise<OpenPicture>;

const KB = 1024;
const MB = 1024 * KB;
const SMALL_ENOUGH_BYTES = 512 * KB;
const WIDEST = 1080;

/** In tenths, since 0.8 - 0.1 is not exactly 0.7. */
const LOWEST_QUALITY_TENTHS = 4;

/**
 * Makes a picture small enough to send: at most 1080 px wide, at lower quality step by step until it is under 512 KB or
 * the lowest quality is reached. A picture that is small enough, or cannot be made smaller, is returned unchanged.
 */
export async function shrinkPicture(file: File, open: OpenPictureFile = openInBrowser): Promise<File> {
  if (file.size < SMALL_ENOUGH_BYTES) return file;
  try {
    const lighter = await compress(file, open);
    return lighter.size < file.size ? new File([lighter], jpegName(file.name), { type: lighter.type }) : file;
  } catch {
    // The server reports the error.
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

/** The larger the file, the lower the first quality: large ones come from cameras and have detail to spare. */
function firstQualityTenths(bytes: number): number {
  if (bytes < 5 * MB) return 8;
  return bytes < 10 * MB ? 6 : LOWEST_QUALITY_TENTHS;
}

function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.jpg`;
}

/** Decodes a picture file, rotated according to its EXIF data. */
async function openInBrowser(file: Blob): Promise<OpenPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  return {
    width: bitmap.width,
    height: bitmap.height,
    draw: ({ width, height, quality }) => toJpeg(canvasOf(bitmap, width, height), quality),
    close: () => bitmap.close(),
  };
}

function canvasOf(bitmap: ImageBitmap, width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) throw new Error('canvasOf: no 2d context');
  // JPEG has no transparency, which would become black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('toJpeg: canvas.toBlob gave no blob'))),
      'image/jpeg',
      quality,
    );
  });
}
