export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The visible part of a picture: zoom factor, and the middle of the part as a share of width and height, from 0 to 1.
 */
export interface CropView {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const FULL_VIEW: CropView = { zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM = 4;

/** The square of the view, in pixels of the picture; it always lies inside the picture. */
export function cropSquare({ width, height }: Size, view: CropView) {
  const side = Math.min(width, height) / clamp(view.zoom, 1, MAX_ZOOM);
  return {
    side,
    left: clamp(view.x * width - side / 2, 0, width - side),
    top: clamp(view.y * height - side / 2, 0, height - side),
  };
}

/** The view with its middle moved by pixels of the picture; it stops at the edges. */
export function panView(size: Size, view: CropView, right: number, down: number): CropView {
  const { side, left, top } = cropSquare(size, view);
  const centre = (start: number, by: number, length: number) =>
    (clamp(start + by, 0, length - side) + side / 2) / length;
  return { ...view, x: centre(left, right, size.width), y: centre(top, down, size.height) };
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
