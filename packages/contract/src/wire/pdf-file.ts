/** The answer of an operation with `pdf`: a download that must not be cached. */
export class PdfFile {
  readonly name: string;
  readonly bytes: Uint8Array;

  /** The name consists of letters, digits and hyphens, so it needs no quoting. */
  constructor(name: string, bytes: Uint8Array) {
    this.name = name;
    this.bytes = bytes;
  }
}
