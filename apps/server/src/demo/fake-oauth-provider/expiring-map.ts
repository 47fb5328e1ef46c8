import { randomBytes } from 'node:crypto';

const KEY_BYTES = 32;

/** Values under random keys that expire. In memory: the fake provider runs in one process. */
export class ExpiringMap<Value> {
  readonly #entries = new Map<string, { value: Value; expiresAtMs: number }>();
  readonly #lifeMs: number;
  readonly #nowMs: () => number;

  constructor(lifeMs: number, nowMs: () => number = Date.now) {
    this.#lifeMs = lifeMs;
    this.#nowMs = nowMs;
  }

  put(value: Value): string {
    this.#deleteExpired();
    const key = randomBytes(KEY_BYTES).toString('base64url');
    this.#entries.set(key, { value, expiresAtMs: this.#nowMs() + this.#lifeMs });
    return key;
  }

  get(key: string): Value | undefined {
    this.#deleteExpired();
    return this.#entries.get(key)?.value;
  }

  /** Returns and removes. */
  take(key: string): Value | undefined {
    const value = this.get(key);
    this.#entries.delete(key);
    return value;
  }

  #deleteExpired(): void {
    // All have the same lifetime, so the oldest entries come first.
    for (const [key, { expiresAtMs }] of this.#entries) {
      if (expiresAtMs > this.#nowMs()) return;
      this.#entries.delete(key);
    }
  }
}
