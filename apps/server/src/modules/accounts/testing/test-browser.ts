import type { Envelope } from '@galleria/contract/envelope';
import type { TestApp } from '../../../testing/open-test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Place {
  /** Where the connection comes from; without it, from this machine. */
  readonly remoteAddress?: string;
  readonly headers?: Record<string, string>;
}

/** A browser as far as calls can tell: it keeps its cookies and sends them along. */
export class TestBrowser {
  cookies: Record<string, string> = {};
  readonly #app: Pick<TestApp, 'server'>;
  readonly #place: Place;

  constructor(app: Pick<TestApp, 'server'>, place: Place = {}) {
    this.#app = app;
    this.#place = place;
  }

  async call(method: Method, path: string, input?: object): Promise<Envelope> {
    return (await this.answer(method, path, input)).json();
  }

  /** Why not, or `undefined` when it went well. */
  async reason(method: Method, path: string, input?: object): Promise<string | undefined> {
    return (await this.call(method, path, input)).reason;
  }

  async answer(method: Method, path: string, input?: object) {
    const response = await this.#app.server.inject({
      method,
      url: `/api${path}`,
      cookies: this.cookies,
      ...this.#place,
      ...(input && { payload: input }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') delete this.cookies[name];
      else this.cookies[name] = value;
    }
    return response;
  }
}
