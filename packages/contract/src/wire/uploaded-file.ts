/** A file of a multipart body, spooled to disk while it was received, and deleted when the call ends. */
export class UploadedFile {
  readonly path: string;
  readonly sizeBytes: number;

  constructor(path: string, sizeBytes: number) {
    this.path = path;
    this.sizeBytes = sizeBytes;
  }
}
