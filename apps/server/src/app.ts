import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { diskPictureStore } from './gateways/storage/disk.ts';
import { openCache } from './infra/cache.ts';
import { createCallTable } from './infra/calls/call-table.ts';
import { assertDurable, type Database, openDatabase } from './infra/database/database.ts';
import { migrateDatabase } from './infra/database/migrate.ts';
import { registerApiDescription } from './infra/http/api-description.ts';
import { registerCalls } from './infra/http/call-routes.ts';
import { registerCompression } from './infra/http/compression.ts';
import { registerFaults } from './infra/http/faults.ts';
import { registerGracefulStop } from './infra/http/graceful-stop.ts';
import { registerHealth } from './infra/http/health.ts';
import { createHttpServer } from './infra/http/http-server.ts';
import { registerLimits } from './infra/http/limits.ts';
import { registerMetrics } from './infra/http/metrics.ts';
import { registerRequestLog } from './infra/http/request-log.ts';
import { registerSecurityHeaders } from './infra/http/security-headers.ts';
import { startJobs } from './infra/jobs.ts';
import type { Log } from './infra/log.ts';
import { registerPages } from './infra/pages/pages.ts';
import { offeredFrom } from './infra/pages/preferences.ts';
import { SharedPages } from './infra/pages/shared-pages.ts';
import { picturesRoute } from './infra/pictures/pictures-route.ts';
import { openSecrets } from './infra/secrets.ts';
import { uploadRoutes } from './infra/uploads/routes.ts';
import { openCatalogue } from './modules/catalogue/index.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import { openContent } from './modules/content/index.ts';
import { contentRoutes } from './modules/content/routes.ts';
import { openSearch } from './modules/search/index.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { openSite } from './modules/site/index.ts';
import { siteRoutes } from './modules/site/routes.ts';

export interface AppOptions {
  readonly config: Config;
  readonly log: Log;
  readonly databaseUrl: string;
  /** The project's folder: migrations and the builds of the apps are found from here. */
  readonly projectDir: string;
  /** The storefront and the consoles; else the API alone. */
  readonly withPages: boolean;
  /** The background worker; else jobs wait for another process. */
  readonly withJobs: boolean;
  readonly tell: (words: string) => void;
}

export interface App {
  readonly server: FastifyInstance;
  readonly database: Database;
  close(): Promise<void>;
}

/** The whole server, in the order in which it starts. */
export async function openApp(options: AppOptions): Promise<App> {
  const { config, log, databaseUrl, projectDir } = options;

  // What it stands on: secrets (a missing one stops the start), the database and its tables, memory, pictures.
  openSecrets(config);
  await migrateDatabase(databaseUrl, path.join(projectDir, 'apps/server/migrations'));
  const database = openDatabase({ url: databaseUrl, poolSize: config.databasePool, log });
  if (config.mode !== 'test') await assertDurable(database);
  const cache = await openCache(databaseUrl, log);
  const picturesDir = path.join(config.dataDir, 'pictures');
  const pictures = diskPictureStore(picturesDir);

  // What it does: the modules, each knowing only those above it.
  const site = openSite(database, cache);
  const catalogue = openCatalogue(database, cache);
  const search = openSearch(database, cache);
  const content = openContent(database, cache);
  const calls = createCallTable([
    ...siteRoutes(site),
    ...catalogueRoutes(catalogue),
    ...searchRoutes(search),
    ...contentRoutes(content),
    ...uploadRoutes(database.queries, pictures),
  ]);
  if (config.demo) await fillDemo(database, pictures, picturesDir, options.tell);
  const jobs = options.withJobs ? await startJobs(database, {}, [], log) : undefined;

  // How it is reached: HTTP, with limits and headers around everything that follows.
  const server = createHttpServer(config, log);
  registerFaults(server);
  registerGracefulStop(server);
  registerRequestLog(server);
  registerSecurityHeaders(server, config);
  registerCompression(server);
  registerMetrics(server, config);
  await registerLimits(server, config);
  registerHealth(server, database);
  registerApiDescription(server);
  await registerCalls(server, calls, database.queries);
  await server.register(picturesRoute, { store: pictures, cacheDir: path.join(config.dataDir, 'picture-cache') });
  if (options.withPages) {
    const sharedPages = new SharedPages(cache.isHearing);
    cache.onChange(() => sharedPages.clear());
    await registerPages(server, path.join(projectDir, 'apps'), {
      config,
      calls,
      queries: database.queries,
      sharedPages,
      publicUrl: () => config.publicUrl ?? addressOf(server),
      offered: async () => offeredFrom(await site.languages('en'), await site.currencies('en')),
    });
  }

  return {
    server,
    database,
    // Requests in flight finish first, then what they stood on goes away.
    close: async () => {
      await server.close();
      await jobs?.stop();
      await cache.close();
      await database.close();
    },
  };
}

/** Without a PUBLIC_URL the mall is where it listens. */
export function addressOf(server: FastifyInstance): string {
  const address = server.server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
}
