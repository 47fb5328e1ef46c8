import path from 'node:path';
import { synonyms } from '@galleria/demo/site/synonyms';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { drawnOnDemand } from './demo/demo-pictures.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { fillMall } from './demo/fill-mall.ts';
import { fillPeople, shutPeopleOut } from './demo/fill-people.ts';
import { openOtherSites } from './gateways/oauth/other-sites.ts';
import { smsChannel } from './gateways/sms/sms-channel.ts';
import { smtpChannel } from './gateways/smtp/smtp-channel.ts';
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
import { type JobPlan, startJobs } from './infra/jobs.ts';
import type { Log } from './infra/log.ts';
import { openMessages } from './infra/messages/messages.ts';
import { registerOutboxPage } from './infra/messages/outbox-page.ts';
import { registerPages } from './infra/pages/pages.ts';
import { offeredFrom } from './infra/pages/preferences.ts';
import { SharedPages } from './infra/pages/shared-pages.ts';
import { picturesRoute } from './infra/pictures/pictures-route.ts';
import { openSecrets } from './infra/secrets.ts';
import { registerSitemap } from './infra/sitemap/sitemap-routes.ts';
import { uploadRoutes } from './infra/uploads/routes.ts';
import { uploadRecords, uploadTasks } from './infra/uploads/upload-records.ts';
import { openAccounts } from './modules/accounts/index.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { thirdLoginRoutes } from './modules/accounts/third-login/routes.ts';
import { addressRecords, openAddresses } from './modules/addresses/index.ts';
import { addressRoutes } from './modules/addresses/routes.ts';
import { countOnShelves, findRegions, openCatalogue } from './modules/catalogue/index.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import { openContent, sitemapSections } from './modules/content/index.ts';
import { contentRoutes } from './modules/content/routes.ts';
import { favouriteRecords, openFavourites } from './modules/favourites/index.ts';
import { favouriteRoutes } from './modules/favourites/routes.ts';
import { openInventory } from './modules/inventory/index.ts';
import { openLedger, pointsRecords } from './modules/ledger/index.ts';
import { ledgerRoutes } from './modules/ledger/routes.ts';
import { memberRecords, openMembership } from './modules/membership/index.ts';
import { membershipRoutes } from './modules/membership/routes.ts';
import { openReviews, reviewRecords } from './modules/reviews/index.ts';
import { reviewRoutes } from './modules/reviews/routes.ts';
import { furnishSearch, openSearch, searchRecords } from './modules/search/index.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { openSite, readMallName } from './modules/site/index.ts';
import { siteRoutes } from './modules/site/routes.ts';
import { openStores } from './modules/stores/index.ts';
import { storeRoutes } from './modules/stores/routes.ts';

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
  const { config, log } = options;
  const foundation = await openFoundation(options);
  const { database, cache, server } = foundation;
  const modules = openModules(foundation);
  if (config.demo) {
    await fillDemo(database, options.tell);
    await fillMall(database, options.tell);
    await furnishSearch(database, synonyms);
    await fillPeople(database);
  } else if (config.mode === 'production') {
    await shutPeopleOut(database, options.tell);
  }
  const jobs = options.withJobs ? await startJobs(database, modules.jobs, log) : undefined;
  await openDoors(options, foundation, modules);
  return {
    server,
    database,
    // Requests in flight finish first, then what they stood on goes away.
    close: async () => {
      await server.close();
      await jobs?.stop();
      modules.messages.close();
      await cache.close();
      await database.close();
    },
  };
}

type Foundation = Awaited<ReturnType<typeof openFoundation>>;
type Modules = ReturnType<typeof openModules>;

/** What it stands on: secrets (a missing one stops the start), the database and its tables, memory, pictures. */
async function openFoundation({ config, log, databaseUrl, projectDir }: AppOptions) {
  const secrets = openSecrets(config);
  await migrateDatabase(databaseUrl, path.join(projectDir, 'apps/server/migrations'));
  const database = openDatabase({ url: databaseUrl, poolSize: config.databasePool, log });
  if (config.mode !== 'test') await assertDurable(database);
  const cache = await openCache(databaseUrl, log);
  const pictures = drawnOnDemand(diskPictureStore(path.join(config.dataDir, 'pictures')));
  const pictureCacheDir = path.join(config.dataDir, 'picture-cache');
  const server = createHttpServer(config, log);
  const publicUrl = () => config.publicUrl ?? addressOf(server);
  return { config, log, secrets, database, cache, pictures, pictureCacheDir, server, publicUrl };
}

/** What it does: the modules, each knowing only those above it, and the calls that they answer. */
function openModules(foundation: Foundation) {
  const { config, log, secrets, database, cache, pictures, server, publicUrl } = foundation;
  const site = openSite(database, cache);
  const messages = openMessages({
    database,
    channels: channelsTo(config),
    keepsUnsent: config.showsOutbox,
    publicUrl,
    mallName: readMallName,
  });
  const records = [
    pointsRecords,
    memberRecords,
    addressRecords,
    reviewRecords,
    favouriteRecords,
    searchRecords,
    uploadRecords,
  ];
  const accounts = openAccounts({ database, messages, secrets, publicUrl, rules: site.rules, records });
  const otherSites = openOtherSites(config, { log, server, publicUrl });
  const stores = openStores({ database, cache, countByShelf: countOnShelves(database) });
  const inventory = openInventory(database);
  const catalogue = openCatalogue({
    database,
    cache,
    stores,
    stockOf: inventory.stockOf,
    regionFor: findRegions(() => addresses),
  });
  const search = openSearch({ database, cache, stores, catalogue });
  const ledger = openLedger(database, site.rules);
  const membership = openMembership(database);
  const addresses = openAddresses(database, site.rules);
  const reviews = openReviews(database);
  const favourites = openFavourites({ database, catalogue, stores, rules: site.rules });
  const content = openContent(database, cache);
  const calls = createCallTable([
    ...siteRoutes(site),
    ...accountRoutes(accounts),
    ...thirdLoginRoutes(accounts, otherSites.sites),
    ...storeRoutes(stores),
    ...catalogueRoutes(catalogue),
    ...searchRoutes(search),
    ...ledgerRoutes(ledger),
    ...membershipRoutes(membership),
    ...addressRoutes(addresses),
    ...reviewRoutes(reviews),
    ...favouriteRoutes(favourites),
    ...contentRoutes(content),
    ...uploadRoutes(database.queries, pictures),
  ]);
  const jobs: JobPlan = {
    tasks: {
      ...messages.tasks,
      ...accounts.tasks,
      ...catalogue.tasks,
      ...favourites.tasks,
      ...uploadTasks(database, pictures, foundation.pictureCacheDir),
    },
    subscriptions: [...search.subscriptions, ...ledger.subscriptions],
    timetable: { ...messages.timetable, ...accounts.timetable, ...catalogue.timetable, ...favourites.timetable },
  };
  return {
    site,
    search,
    messages,
    otherSites,
    calls,
    jobs,
    sitemap: sitemapSections({ database, stores, catalogue, search }),
  };
}

/** How it is reached: HTTP, with limits and headers around everything that follows, then calls, pictures and pages. */
async function openDoors(options: AppOptions, foundation: Foundation, modules: Modules): Promise<void> {
  const { config, database, cache, server, pictures, publicUrl } = foundation;
  const { site, calls, otherSites } = modules;
  registerFaults(server);
  registerGracefulStop(server);
  registerRequestLog(server);
  registerSecurityHeaders(server, config);
  registerCompression(server);
  registerMetrics(server, config);
  await registerLimits(server, config);
  registerHealth(server, database);
  registerApiDescription(server);
  registerOutboxPage(server, database.queries, config);
  registerSitemap(server, { sections: modules.sitemap, publicUrl });
  otherSites.registerStandIns();
  await registerCalls(server, calls, database.queries);
  await server.register(picturesRoute, { store: pictures, cacheDir: foundation.pictureCacheDir });
  if (!options.withPages) return;
  const sharedPages = new SharedPages(cache.isHearing);
  cache.onChange(() => sharedPages.clear());
  await registerPages(server, path.join(options.projectDir, 'apps'), {
    config,
    calls,
    queries: database.queries,
    sharedPages,
    publicUrl,
    offered: async () => offeredFrom(await site.languages('en'), await site.currencies('en')),
  });
}

/** Without keys for a gateway, messages stay in the outbox. */
function channelsTo({ smtp, sms }: Config) {
  return { mail: smtp && smtpChannel(smtp), mobile: sms && smsChannel(sms) };
}

/** Without a PUBLIC_URL the mall is where it listens. */
export function addressOf(server: FastifyInstance): string {
  const address = server.server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
}
