import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** After this many runs, a statement is expected to run again. */
const MIN_USES = 20;
/** Limited, since PostgreSQL keeps the plans of all named statements on every connection. */
const MAX_NAMES = 250;
/** Limit of statements whose runs are counted. Those of searches and of lists of ids are many, and each is rare. */
const MAX_COUNTED = 2_000;

const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * Gives names to statements that run often: a connection parses and plans a named statement a few times only, and an
 * unnamed one at every run, which mostly takes longer than the run itself.
 */
export class StatementNames {
  readonly #uses = new LRUCache<string, number>({ max: MAX_COUNTED });
  readonly #names = new Map<string, string>();

  /** Undefined for a statement that has not run often. The same text has the same name in every process. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= MAX_NAMES) return known;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    this.#uses.set(text, uses);
    if (uses < MIN_USES || !PLANNED.test(text)) return undefined;
    const name = `often_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    this.#names.set(text, name);
    this.#uses.delete(text);
    return name;
  }
}
