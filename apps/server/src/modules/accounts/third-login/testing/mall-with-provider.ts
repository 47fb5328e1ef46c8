import type { Envelope } from '@galleria/contract/envelope';
import { SOCIAL_TYPES } from '@galleria/domain/accounts/social-types';
import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import { sql } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import type { Config } from '../../../../config.ts';
import { openOtherSites } from '../../../../gateways/oauth/other-sites.ts';
import { registerCalls } from '../../../../infra/http/call-routes.ts';
import { createHttpServer } from '../../../../infra/http/http-server.ts';
import { createLog } from '../../../../infra/log.ts';
import { openMessages } from '../../../../infra/messages/messages.ts';
import { openSecrets } from '../../../../infra/secrets.ts';
import { openSession } from '../../../../infra/sessions/sessions.ts';
import { TOKEN_COOKIE } from '../../../../infra/sessions/token-cookie.ts';
import { openTestApp, type TestApp } from '../../../../testing/open-test-app.ts';
import { testConfig } from '../../../../testing/test-config.ts';
import { insertAccount, type NewAccount } from '../../accounts-db.ts';
import { openAccounts } from '../../index.ts';
import { thirdLoginRoutes } from '../routes.ts';
import { KEYS, startProvider, type TestProvider } from './openid-provider.ts';
import { Visitor } from './visitor.ts';

export const PUBLIC_URL = 'https://mall.test';
export const CALLBACK = `${PUBLIC_URL}/third-login/google`;

const HANG_TIMEOUT_MS = 3000;

export interface TestMall extends TestApp {
  readonly provider: TestProvider;
  visitor(): Visitor;
  /** Somebody with an account, signed in. */
  member(account: Partial<NewAccount>): Promise<{ userId: string; visitor: Visitor }>;
  /** The whole trip: away, signed in over there as this person, and back with what the address says. */
  travel(visitor: Visitor, subject: string, redirectUrl?: string): Promise<Trip>;
  /** Back at the mall with what the other site added to the address. */
  comeBack(visitor: Visitor, authCallback: Trip, changes?: object): Promise<Envelope>;
  count(table: 'account' | 'account_binding' | 'third_login_key' | 'third_login_start'): Promise<number>;
}

type Trip = Record<string, string>;

/** A mall that trusts a provider of the test's own in Google's place, with the calls of this folder and a database. */
export async function openMallWithProvider(changes: Partial<Config> = {}): Promise<TestMall> {
  const app = await openTestApp();
  const provider = await startProvider(CALLBACK);
  const config = testConfig({ dataDir: '', publicUrl: PUBLIC_URL, google: KEYS, ...changes });
  const log = createLog(config);
  const server = createHttpServer(config, log);
  onTestFinished(() => server.close());
  const { database } = app;
  const publicUrl = () => PUBLIC_URL;
  const messages = openMessages({
    database,
    channels: { mail: undefined, mobile: undefined },
    keepsUnsent: true,
    publicUrl,
    mallName: async () => 'Galleria',
  });
  const accounts = openAccounts({
    database,
    messages,
    secrets: openSecrets(config),
    publicUrl,
    rules: async () => DEFAULT_RULES,
    records: [],
  });
  const { sites } = openOtherSites(config, {
    server,
    publicUrl,
    log,
    addresses: { googleIssuer: provider.issuer, facebook: { authorize: '', token: '', me: '' } },
    timeoutMs: HANG_TIMEOUT_MS,
  });
  await registerCalls(server, { bindings: thirdLoginRoutes(accounts, sites), find: neverAsked }, database.queries);
  return {
    ...app,
    server,
    provider,
    visitor: () => new Visitor(server),
    member: async (account) => {
      const made = await insertAccount(database.queries, { nickName: 'Somebody', locale: 'en', ...account });
      if (!made) throw new Error('there is such an account already');
      const visitor = new Visitor(server);
      visitor.cookies[TOKEN_COOKIE] = await openSession(database.queries, 'buyer', made.id);
      return { userId: made.id, visitor };
    },
    travel: async (visitor, subject, redirectUrl) => {
      const { url } = await sentTo(visitor, redirectUrl);
      return Object.fromEntries((await provider.visit(url, subject)).searchParams);
    },
    comeBack: (visitor, authCallback, changes = {}) =>
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

/** Where the mall sends the browser. */
export async function sentTo(visitor: Visitor, redirectUrl = ''): Promise<{ url: string }> {
  const asked = { socialType: SOCIAL_TYPES.google, callbackUrl: CALLBACK, redirectUrl };
  const envelope = await visitor.call('GET', '/getThirdLoginUrl', asked);
  if (!envelope.success) throw new Error(`not sent away: ${JSON.stringify(envelope)}`);
  return envelope.data as { url: string };
}

function neverAsked(): never {
  throw new Error('only pages look calls up');
}
