import type { Envelope } from '@galleria/contract/wire/envelope';
import { SOCIAL_TYPES } from '@galleria/domain/accounts/social-types';
import { sql } from 'drizzle-orm';
import type { App } from '../../../../app.ts';
import type { Config } from '../../../../config.ts';
import { openOAuthProviders } from '../../../../gateways/oauth/open-oauth-providers.ts';
import { createLog } from '../../../../infra/log/log.ts';
import { openSession } from '../../../../infra/sessions/sessions.ts';
import { TOKEN_COOKIE } from '../../../../infra/sessions/token-cookie.ts';
import { openTestApp, type TestApp } from '../../../../testing/open-test-app.ts';
import { testConfig } from '../../../../testing/test-config.ts';
import { insertAccount, type NewAccount } from '../../accounts-db.ts';
import { openAccountsServer } from '../../testing/accounts-server.ts';
import { KEYS, startProvider, type TestProvider } from './openid-provider.ts';

export const PUBLIC_URL = 'https://mall.test';
export const CALLBACK = `${PUBLIC_URL}/third-login/google`;

const HANG_TIMEOUT_MS = 3000;

export interface TestMall extends TestApp {
  readonly provider: TestProvider;
  visitor(): Visitor;
  /** A new account and a visitor signed in to it. */
  member(account: Partial<NewAccount>): Promise<{ userId: string; visitor: Visitor }>;
  /** The whole authorization request, as this user of the provider; returns the parameters of the callback URL. */
  authorize(visitor: Visitor, subject: string, redirectUrl?: string): Promise<CallbackParameters>;
  /** Calls the operation that finishes the callback. */
  finish(visitor: Visitor, authCallback: CallbackParameters, changes?: object): Promise<Envelope>;
  count(table: 'account' | 'account_binding' | 'third_login_key' | 'third_login_start'): Promise<number>;
}

type CallbackParameters = Record<string, string>;

/** The operations of accounts, with a real OpenID provider of the test in place of Google. */
export async function openMallWithProvider(changes: Partial<Config> = {}): Promise<TestMall> {
  const app = await openTestApp();
  const provider = await startProvider(CALLBACK);
  const config = testConfig({ dataDir: '', publicUrl: PUBLIC_URL, google: KEYS, ...changes });
  const providers = openOAuthProviders(config, {
    log: createLog(config),
    endpoints: { googleIssuer: provider.issuer, facebook: { authorize: '', token: '', me: '' } },
    timeoutMs: HANG_TIMEOUT_MS,
  });
  const { database } = app;
  const server = await openAccountsServer({ database, config, publicUrl: PUBLIC_URL, providers });
  return {
    ...app,
    server,
    provider,
    visitor: () => new Visitor(server),
    member: async (account) => {
      const made = await insertAccount(database.queries, { nickName: 'Ada', locale: 'en', ...account });
      if (!made) throw new Error(`openMallWithProvider: account taken (mail: ${account.mail})`);
      const visitor = new Visitor(server);
      visitor.cookies[TOKEN_COOKIE] = await openSession(database.queries, 'buyer', made.id);
      return { userId: made.id, visitor };
    },
    authorize: async (visitor, subject, redirectUrl) => {
      const { url } = await startThirdLogin(visitor, redirectUrl);
      return Object.fromEntries((await provider.visit(url, subject)).searchParams);
    },
    finish: (visitor, authCallback, changes = {}) =>
      visitor.call('POST', '/thirdLogin', {
        socialType: SOCIAL_TYPES.google,
        callbackUrl: CALLBACK,
        authCallback,
        ...changes,
      }),
    count: async (table) => {
      const { rows } = await database.queries.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(table)}`,
      );
      return rows[0]?.count ?? 0;
    },
  };
}

export async function startThirdLogin(visitor: Visitor, redirectUrl = ''): Promise<{ url: string }> {
  const asked = { socialType: SOCIAL_TYPES.google, callbackUrl: CALLBACK, redirectUrl };
  const envelope = await visitor.call('GET', '/getThirdLoginUrl', asked);
  if (!envelope.success) throw new Error(`startThirdLogin: ${JSON.stringify(envelope)}`);
  return envelope.data as { url: string };
}

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
