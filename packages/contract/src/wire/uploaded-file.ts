/** A file of a multipart body, spooled to disk while it was received, and deleted when the call ends. */
export class UploadedFile {
  readonly path: string;
  readonly sizeBytes: number;

  constructor(path: string, sizeBytes: number) {
    this.path = path;
    this.sizeBytes = sizeBytes;
  }
}

/** Refusals of every upload of a picture. */
export const UPLOAD_REFUSALS = [
  'picture.tooLarge',
  'picture.format',
  'picture.tooManyPixels',
  'picture.broken',
  'upload.tooManyAtOnce',
  'upload.dailyQuota',
  'call.overloaded',
  'call.timeout',
] as const;
