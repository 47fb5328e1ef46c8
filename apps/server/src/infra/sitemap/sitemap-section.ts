/** A page that machines may find. */
export interface SitemapEntry {
  /** Path and query, as the page itself names its home. */
  readonly path: string;
  readonly changedAt?: Date;
}

export interface SitemapChunk {
  readonly number: number;
  readonly changedAt?: Date;
}

/** Pages of one kind, in chunks that never share an address. */
export interface SitemapSection {
  /** Lower-case letters: the chunks are `/sitemaps/<kind>-<number>.xml`. */
  readonly kind: string;
  /** Those that have something in them. */
  chunks(): Promise<readonly SitemapChunk[]>;
  /** Nothing where there is no such chunk. */
  entries(chunk: number): Promise<readonly SitemapEntry[]>;
}

/** Addresses of a chunk. The format allows ten times as many, at ten times the memory. */
export const CHUNK_SIZE = 5_000;
