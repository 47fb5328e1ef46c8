import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import { onTestFinished } from 'vitest';
import type { App } from '../../../app.ts';
import type { Config } from '../../../config.ts';
import type { OAuthProvider } from '../../../gateways/oauth/oauth-provider.ts';
import type { Database } from '../../../infra/database/database.ts';
import { registerCalls } from '../../../infra/http/call-routes.ts';
import { createHttpServer } from '../../../infra/http/http-server.ts';
import { createLog } from '../../../infra/log/log.ts';
import { openMessages } from '../../../infra/messages/messages.ts';
import { openModules } from '../../../infra/modules/open-modules.ts';
import { openSecrets } from '../../../infra/secrets/secrets.ts';
import type { AccountsContext } from '../context.ts';
import { accounts } from '../index.ts';

interface Options {
  readonly database: Database;
  readonly config: Config;
  readonly publicUrl?: string;
  readonly providers?: readonly OAuthProvider[];
  /** Overrides of members of the context. */
  readonly context?: Partial<AccountsContext>;
}

/** A server with the operations of accounts alone. */
export async function openAccountsServer(options: Options): Promise<App['server']> {
  const { database, config, providers = [], context = {} } = options;
  const server = createHttpServer(config, createLog(config));
  onTestFinished(() => server.close());
  const publicUrl = () => options.publicUrl ?? 'https://mall.test';
  const messages = openMessages({
    database,
    channels: { mail: undefined, mobile: undefined },
    keepsUnsent: true,
    publicUrl,
    mallName: async () => 'Galleria',
  });
  const needs = { database, messages, secrets: openSecrets(config), publicUrl, providers, personalData: [] };
  const site = { rules: async () => DEFAULT_RULES };
  const { bindings } = openModules({ ...needs, site }, {}).add({
    ...accounts,
    open: (given: typeof needs & { site: typeof site }) => ({ ...accounts.open(given), ...context }),
  });
  await registerCalls(server, { bindings, find: notImplemented }, database.queries, notImplemented);
  return server;
}

function notImplemented(): never {
  throw new Error('CallTable.find: only pages use it');
}
