/** Storage for picture files. Paths follow the picture grammar; any other path is never found. */
export type PictureStore = {
  /** Durable when it resolves. Putting the same path again is harmless: a path always stands for the same picture. */
  put(path: string, bytes: Buffer): Promise<void>;
  get(path: string): Promise<Buffer | undefined>;
  exists(path: string): Promise<boolean>;
  /** The file is gone when this resolves, also if it never existed. */
  remove(path: string): Promise<void>;
};
