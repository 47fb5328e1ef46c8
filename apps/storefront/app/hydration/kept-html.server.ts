const TTL_MS = 2_000;
const MOST_CHARACTERS = 32_000_000;

interface Entry {
  readonly html: string;
  readonly untilMs: number;
}

/** HTML for a moment, the oldest of which goes first when there is too much. */
export class KeptHtml {
  /** In the order of their ages. */
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

  /** Now and, for what is left, when it is over: without visits nobody would ask for its memory. */
  private sweep(): void {
    for (const [key, entry] of this.entries) {
      if (entry.untilMs > Date.now() && this.characters <= MOST_CHARACTERS) break;
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

/** V8 keeps the whole page for as long as there is a part of it. */
function copyOf(part: string): string {
  return Buffer.from(part).toString();
}
