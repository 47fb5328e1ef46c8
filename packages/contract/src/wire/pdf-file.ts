/** The answer of an operation with `pdf`: sent as a download that nobody on the way may keep. */
export class PdfFile {
  readonly name: string;
  readonly bytes: Uint8Array;

  /** The name is made of letters, digits and hyphens, so that it needs no quoting. */
  constructor(name: string, bytes: Uint8Array) {
    this.name = name;
    this.bytes = bytes;
  }
}
