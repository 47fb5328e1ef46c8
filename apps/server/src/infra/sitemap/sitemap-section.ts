/** A page that search engines may index. */
export interface SitemapEntry {
  /** Path and query, as in the page's own canonical link. */
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
  /** The chunks that contain at least one page. */
  chunks(): Promise<readonly SitemapChunk[]>;
  /** Empty when there is no such chunk. */
  entries(chunk: number): Promise<readonly SitemapEntry[]>;
}

/** Addresses of a chunk. The format allows ten times as many, at ten times the memory. */
export const CHUNK_SIZE = 5_000;
