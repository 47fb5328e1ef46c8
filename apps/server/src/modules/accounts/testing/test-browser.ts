import type { Envelope } from '@galleria/contract/wire/envelope';
import type { TestApp } from '../../../testing/open-test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Connection {
  /** Default: loopback. */
  readonly remoteAddress?: string;
  readonly headers?: Record<string, string>;
}

/** Calls operations and keeps cookies, like a browser. */
export class TestBrowser {
  cookies: Record<string, string> = {};
  readonly #app: Pick<TestApp, 'server'>;
  readonly #connection: Connection;

  constructor(app: Pick<TestApp, 'server'>, connection: Connection = {}) {
    this.#app = app;
    this.#connection = connection;
  }

  async call(method: Method, path: string, input?: object): Promise<Envelope> {
    return (await this.answer(method, path, input)).json();
  }

  /** The reason of a refusal; `undefined` after success. */
  async reason(method: Method, path: string, input?: object): Promise<string | undefined> {
    return (await this.call(method, path, input)).reason;
  }

  async answer(method: Method, path: string, input?: object) {
    const response = await this.#app.server.inject({
      method,
      url: `/api${path}`,
      cookies: this.cookies,
      ...this.#connection,
      ...(input && { payload: input }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') delete this.cookies[name];
      else this.cookies[name] = value;
    }
    return response;
  }
}
