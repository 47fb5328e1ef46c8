import type { OpenPicture } from './shrink-picture.ts';

/** Reads a picture file the right way up, whichever way the camera was held. */
export async function openInBrowser(file: Blob): Promise<OpenPicture> {
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
  if (!pen) throw new Error('This browser cannot draw');
  // JPEG knows no transparency, and black is nobody's paper.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn'))), 'image/jpeg', quality);
  });
}
