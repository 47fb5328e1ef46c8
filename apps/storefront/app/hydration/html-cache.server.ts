const TTL_MS = 2_000;
const MAX_CHARACTERS = 32_000_000;

interface Entry {
  readonly html: string;
  readonly untilMs: number;
}

/** Cache of rendered HTML for two seconds; beyond its size limit the oldest entries are evicted. */
export class HtmlCache {
  /** In the order of insertion, oldest first. */
  private readonly entries = new Map<string, Entry>();
  private characters = 0;
  private isSweepDue = false;

  get size(): number {
    return this.entries.size;
  }

  get(key: string): string | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    if (entry.untilMs > Date.now()) return entry.html;
    this.delete(key, entry);
    return undefined;
  }

  set(key: string, html: string): void {
    const before = this.entries.get(key);
    if (before) this.delete(key, before);
    this.entries.set(key, { html: copyOf(html), untilMs: Date.now() + TTL_MS });
    this.characters += html.length;
    this.sweep();
  }

  /** Evicts now and again after the TTL, so that expired entries do not stay in memory when there are no requests. */
  private sweep(): void {
    for (const [key, entry] of this.entries) {
      if (entry.untilMs > Date.now() && this.characters <= MAX_CHARACTERS) break;
      this.delete(key, entry);
    }
    if (this.isSweepDue || this.entries.size === 0) return;
    this.isSweepDue = true;
    const sweepAgain = () => {
      this.isSweepDue = false;
      this.sweep();
    };
    setTimeout(sweepAgain, TTL_MS).unref();
  }

  private delete(key: string, { html }: Entry): void {
    this.entries.delete(key);
    this.characters -= html.length;
  }
}

/** Copied, since V8 keeps the whole page in memory for as long as a substring of it is referenced. */
function copyOf(part: string): string {
  return Buffer.from(part).toString();
}
