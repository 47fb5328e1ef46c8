import type { Envelope } from '@galleria/contract/wire/envelope';
import type { TestApp } from '../../../testing/open-test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A browser that stores cookies and sends them back. */
export class TestBrowser {
  cookies: Record<string, string> = {};
  readonly #app: TestApp;
  readonly #headers: Record<string, string>;

  constructor(app: TestApp, headers: Record<string, string> = {}) {
    this.#app = app;
    this.#headers = headers;
  }

  async call(method: Method, path: string, input?: object): Promise<Envelope> {
    return (await this.answer(method, path, input)).json();
  }

  async answer(method: Method, path: string, input?: object) {
    const response = await this.#app.server.inject({
      method,
      url: `/api${path}`,
      cookies: this.cookies,
      headers: this.#headers,
      ...(input && { payload: input }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') delete this.cookies[name];
      else this.cookies[name] = value;
    }
    return response;
  }
}
