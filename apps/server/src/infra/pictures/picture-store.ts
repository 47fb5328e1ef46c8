/** Storage for picture files. Paths are those of the picture grammar; anything else is never found. */
export type PictureStore = {
  /** Durable when it resolves. Putting the same path again is harmless: a path only ever stands for one picture. */
  put(path: string, bytes: Buffer): Promise<void>;
  get(path: string): Promise<Buffer | undefined>;
  exists(path: string): Promise<boolean>;
  /** Gone when it resolves, also if it never was there. */
  remove(path: string): Promise<void>;
};
