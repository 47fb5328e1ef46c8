import type { Adapter, AdapterPayload } from 'oidc-provider';

/** In-memory storage of the test's provider. The library's own logs a warning. */
export class ProviderMemory implements Adapter {
  readonly #payloads = new Map<string, AdapterPayload>();

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    this.#payloads.set(id, payload);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.#payloads.get(id);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#payloads.values().find((payload) => payload.uid === uid);
  }

  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const payload = this.#payloads.get(id);
    if (payload) payload.consumed = Date.now();
  }

  async destroy(id: string): Promise<void> {
    this.#payloads.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, payload] of this.#payloads) if (payload.grantId === grantId) this.#payloads.delete(id);
  }
}
