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
    this.entries.set(key, { html, untilMs: Date.now() + TTL_MS });
    this.characters += html.length;
    for (const [oldKey, old] of this.entries) {
      if (old.untilMs > Date.now() && this.characters <= MOST_CHARACTERS) return;
      this.delete(oldKey, old);
    }
  }

  private delete(key: string, { html }: Entry): void {
    this.entries.delete(key);
    this.characters -= html.length;
  }
}
