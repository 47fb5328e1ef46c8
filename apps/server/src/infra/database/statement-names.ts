import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A text that was run so often will be run again. */
const USES = 20;
/** PostgreSQL keeps the plans of all names on every connection. */
const MOST_NAMES = 250;
/** Texts whose uses are counted; those of searches and lists of ids are many, and each is rare. */
const MOST_COUNTED = 2_000;

const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * Gives names to the texts of statements that are run again and again: a connection parses and plans a named statement a
 * few times, and one without a name every time, which mostly takes longer than running it.
 */
export class StatementNames {
  readonly #uses = new LRUCache<string, number>({ max: MOST_COUNTED });
  readonly #names = new Map<string, string>();

  /** Undefined for a text that is not worth a name. The same text has the same name in every process. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= MOST_NAMES) return known;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    this.#uses.set(text, uses);
    if (uses < USES || !PLANNED.test(text)) return undefined;
    const name = `often_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    this.#names.set(text, name);
    this.#uses.delete(text);
    return name;
  }
}
