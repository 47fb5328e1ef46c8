import type { Envelope } from '@galleria/contract/envelope';
import type { App } from '../../../../app.ts';

/** Calls operations and keeps cookies, like a browser. */
export class Visitor {
  readonly cookies: Record<string, string> = {};
  readonly #server: App['server'];

  constructor(server: App['server']) {
    this.#server = server;
  }

  async call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, input: object = {}): Promise<Envelope> {
    const sent =
      method === 'GET' || method === 'DELETE' ? { query: input as Record<string, string> } : { payload: input };
    const response = await this.#server.inject({ method, url: `/api${path}`, cookies: this.cookies, ...sent });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0 || value === '') delete this.cookies[name];
      else this.cookies[name] = value;
    }
    return response.json();
  }
}
