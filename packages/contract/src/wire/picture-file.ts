/**
 * The answer of an operation with `picture`: an image that must not be cached, and is never served by the public
 * picture route.
 */
export class PictureFile {
  readonly webp: Uint8Array;

  constructor(webp: Uint8Array) {
    this.webp = webp;
  }
}
