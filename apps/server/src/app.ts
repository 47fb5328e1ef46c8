import path from 'node:path';
import { synonyms } from '@galleria/demo/site/synonyms';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { drawnOnDemand } from './demo/demo-pictures.ts';
import { fillDelivery } from './demo/fill-delivery.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { fillMall } from './demo/fill-mall.ts';
import { fillOrders } from './demo/fill-orders.ts';
import { fillPeople, shutPeopleOut } from './demo/fill-people.ts';
import { fillPromotions } from './demo/fill-promotions.ts';
import { openOtherSites } from './gateways/oauth/other-sites.ts';
import { openPaymentGateways } from './gateways/payments/open-gateways.ts';
import { registerSandboxPage } from './gateways/payments/sandbox/sandbox-routes.ts';
import { smsChannel } from './gateways/sms/sms-channel.ts';
import { smtpChannel } from './gateways/smtp/smtp-channel.ts';
import { diskPictureStore } from './gateways/storage/disk.ts';
import { audited } from './infra/audit/audited.ts';
import { openCache } from './infra/cache.ts';
import { type CallTable, createCallTable } from './infra/calls/call-table.ts';
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
import { uploadTasks } from './infra/uploads/upload-records.ts';
import { openAccounts } from './modules/accounts/index.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { thirdLoginRoutes } from './modules/accounts/third-login/routes.ts';
import { openAddresses } from './modules/addresses/index.ts';
import { addressRoutes } from './modules/addresses/routes.ts';
import { openCart } from './modules/cart/index.ts';
import { cartRoutes } from './modules/cart/routes.ts';
import { countOnShelves, findRegions, openCatalogue } from './modules/catalogue/index.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import { openCheckout, readOpenTradeIds } from './modules/checkout/index.ts';
import { checkoutRoutes } from './modules/checkout/routes.ts';
import { openContent, sitemapSections } from './modules/content/index.ts';
import { contentRoutes } from './modules/content/routes.ts';
import { openFavourites } from './modules/favourites/index.ts';
import { favouriteRoutes } from './modules/favourites/routes.ts';
import { openInventory } from './modules/inventory/index.ts';
import { openLedger } from './modules/ledger/index.ts';
import { ledgerRoutes } from './modules/ledger/routes.ts';
import { openMembership } from './modules/membership/index.ts';
import { membershipRoutes } from './modules/membership/routes.ts';
import { openOrders } from './modules/orders/index.ts';
import { orderRoutes } from './modules/orders/routes.ts';
import { registerPaymentHooks } from './modules/payments/hooks/routes.ts';
import { openPayments } from './modules/payments/index.ts';
import { paymentRoutes } from './modules/payments/routes.ts';
import { openPromotions } from './modules/promotions/index.ts';
import { promotionRoutes } from './modules/promotions/routes.ts';
import { openReviews } from './modules/reviews/index.ts';
import { reviewRoutes } from './modules/reviews/routes.ts';
import { furnishSearch, openSearch } from './modules/search/index.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { openSite, readMallName } from './modules/site/index.ts';
import { siteRoutes } from './modules/site/routes.ts';
import { openStores } from './modules/stores/index.ts';
import { storeRoutes } from './modules/stores/routes.ts';
import { PERSON_RECORDS } from './person-records.ts';

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
    await fillDelivery(database);
    await fillPeople(database);
    await fillPromotions(database);
    await fillOrders(database, { checkout: modules.checkout, addresses: modules.addresses, log });
    await furnishSearch(database, synonyms);
  } else if (config.mode === 'production') {
    await shutPeopleOut(database, options.tell);
  }
  const jobs = options.withJobs ? await startJobs(database, jobsOf(modules, foundation), log) : undefined;
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
  const gateways = await openPaymentGateways(config, { database, secrets, publicUrl });
  return { config, log, secrets, database, cache, pictures, pictureCacheDir, server, publicUrl, gateways };
}

/** What it does: the modules, each knowing only those above it, and the calls that they answer. */
function openModules(foundation: Foundation) {
  const { config, log, secrets, database, cache, server, publicUrl } = foundation;
  const site = openSite(database, cache);
  const messages = openMessages({
    database,
    channels: channelsTo(config),
    keepsUnsent: config.showsOutbox,
    publicUrl,
    mallName: readMallName,
  });
  const accounts = openAccounts({ database, messages, secrets, publicUrl, rules: site.rules, records: PERSON_RECORDS });
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
  const couponScope = (couponId: number) => promotions.couponScope(couponId);
  const search = openSearch({ database, cache, stores, catalogue, couponScope });
  const promotions = openPromotions({ database, cache, stores, catalogue });
  const ledger = openLedger({
    database,
    rules: site.rules,
    openTradeIds: (userId) => readOpenTradeIds(database.queries, userId),
  });
  const membership = openMembership(database);
  const addresses = openAddresses(database, site.rules);
  const selling = { database, stores, catalogue, promotions, addresses };
  const cart = openCart(selling);
  const checkout = openCheckout({ ...selling, ledger, rules: site.rules });
  const { gateways } = foundation;
  const payments = openPayments({
    ...{ database, log, accounts, site, ledger, messages, gateways, publicUrl },
    rules: site.rules,
  });
  const orders = openOrders({ database, log, messages, stores, rules: site.rules });
  const reviews = openReviews(database);
  const favourites = openFavourites({ database, catalogue, stores, rules: site.rules });
  const content = openContent(database, cache);
  return {
    ...{ site, messages, accounts, otherSites, stores, catalogue, search, promotions, ledger, membership, addresses },
    ...{ cart, checkout, payments, orders, reviews, favourites, content },
  };
}

/** Every call, with the module that answers it. */
function callsOf(modules: Modules, { database, pictures }: Foundation): CallTable {
  const bindings = [
    ...siteRoutes(modules.site),
    ...accountRoutes(modules.accounts),
    ...thirdLoginRoutes(modules.accounts, modules.otherSites.sites),
    ...storeRoutes(modules.stores),
    ...catalogueRoutes(modules.catalogue),
    ...searchRoutes(modules.search),
    ...promotionRoutes(modules.promotions),
    ...ledgerRoutes(modules.ledger),
    ...membershipRoutes(modules.membership),
    ...addressRoutes(modules.addresses),
    ...cartRoutes(modules.cart),
    ...checkoutRoutes(modules.checkout),
    ...paymentRoutes(modules.payments),
    ...orderRoutes(modules.orders),
    ...reviewRoutes(modules.reviews),
    ...favouriteRoutes(modules.favourites),
    ...contentRoutes(modules.content),
    ...uploadRoutes(database.queries, pictures),
  ];
  return createCallTable(bindings.map((binding) => audited(binding, database.queries)));
}

/** What is done in the background. */
function jobsOf(modules: Modules, { database, pictures, pictureCacheDir }: Foundation): JobPlan {
  const { messages, accounts, catalogue, search, ledger, cart, payments, orders, favourites } = modules;
  const workers = [messages, accounts, catalogue, ledger, cart, payments, orders, favourites];
  return {
    tasks: Object.assign({}, ...workers.map(({ tasks }) => tasks), uploadTasks(database, pictures, pictureCacheDir)),
    subscriptions: [...search.subscriptions, ...ledger.subscriptions, ...orders.subscriptions],
    timetable: Object.assign({}, ...workers.map(({ timetable }) => timetable)),
  };
}

/** How it is reached: HTTP, with limits and headers around everything that follows, then calls, pictures and pages. */
async function openDoors(options: AppOptions, foundation: Foundation, modules: Modules): Promise<void> {
  const { config, database, cache, server, pictures, publicUrl } = foundation;
  const { site, stores, catalogue, search, otherSites } = modules;
  const calls = callsOf(modules, foundation);
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
  registerSitemap(server, {
    sections: sitemapSections({ database, stores, catalogue, search }),
    publicUrl,
  });
  otherSites.registerStandIns();
  registerPaymentHooks(server, modules.payments);
  if (foundation.gateways.sandbox) registerSandboxPage(server, foundation.gateways.sandbox, publicUrl);
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
