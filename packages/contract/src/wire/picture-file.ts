/** The answer of an operation with `picture`: sent as an image that nobody may keep, and never by the public route of pictures. */
export class PictureFile {
  readonly webp: Uint8Array;

  constructor(webp: Uint8Array) {
    this.webp = webp;
  }
}
