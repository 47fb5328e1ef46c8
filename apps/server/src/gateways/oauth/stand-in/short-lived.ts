import { randomBytes } from 'node:crypto';

const KEY_BYTES = 32;

/** Things under random keys that are forgotten after a while. In memory: who holds a key comes back to this process. */
export class ShortLived<Thing> {
  readonly #things = new Map<string, { thing: Thing; expiresAtMs: number }>();
  readonly #lifeMs: number;
  readonly #nowMs: () => number;

  constructor(lifeMs: number, nowMs: () => number = Date.now) {
    this.#lifeMs = lifeMs;
    this.#nowMs = nowMs;
  }

  put(thing: Thing): string {
    this.#forgetExpired();
    const key = randomBytes(KEY_BYTES).toString('base64url');
    this.#things.set(key, { thing, expiresAtMs: this.#nowMs() + this.#lifeMs });
    return key;
  }

  get(key: string): Thing | undefined {
    this.#forgetExpired();
    return this.#things.get(key)?.thing;
  }

  /** Good once. */
  take(key: string): Thing | undefined {
    const thing = this.get(key);
    this.#things.delete(key);
    return thing;
  }

  #forgetExpired(): void {
    // All live equally long, so the oldest come first.
    for (const [key, { expiresAtMs }] of this.#things) {
      if (expiresAtMs > this.#nowMs()) return;
      this.#things.delete(key);
    }
  }
}
