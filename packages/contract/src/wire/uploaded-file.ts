/** A file of a multipart body, spooled to disk while it was received. It is deleted when the call has ended. */
export class UploadedFile {
  readonly path: string;
  readonly sizeBytes: number;

  constructor(path: string, sizeBytes: number) {
    this.path = path;
    this.sizeBytes = sizeBytes;
  }
}
