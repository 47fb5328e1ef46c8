import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { hasRealKeys } from './demo/demo-conflict.ts';
import { demoJobs } from './demo/demo-jobs.ts';
import { drawnOnDemand } from './demo/demo-pictures.ts';
import { openFakeOAuthProviders, registerFakeOAuthProviders } from './demo/fake-oauth-provider/routes.ts';
import { registerSandboxPage } from './demo/fake-payment-provider/sandbox-routes.ts';
import { leaveDemo } from './demo/leave-demo.ts';
import type { OrderServices } from './demo/orders/seed-orders.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { openOAuthProviders } from './gateways/oauth/open-oauth-providers.ts';
import { openPaymentGateways } from './gateways/payments/open-gateways.ts';
import { readRates } from './gateways/rates/read-rates.ts';
import { smsChannel } from './gateways/sms/sms-channel.ts';
import { smtpChannel } from './gateways/smtp/smtp-channel.ts';
import { diskPictureStore } from './gateways/storage/disk.ts';
import { diskFileStore } from './gateways/storage/disk-files.ts';
import { openTracking } from './gateways/tracking/open-tracking.ts';
import { registerApiDescription } from './infra/api/api-docs.ts';
import { audited } from './infra/audit/audited.ts';
import { openCache } from './infra/cache/cache.ts';
import { createCallTable } from './infra/calls/call-table.ts';
import { assertDurable, type Database, openDatabase } from './infra/database/database.ts';
import { migrateDatabase } from './infra/database/migrate.ts';
import { openConsoleEvents, registerConsoleEvents } from './infra/events/console-events.ts';
import { registerQrCode } from './infra/http/answers/qr-code.ts';
import { registerCalls } from './infra/http/call-routes.ts';
import { registerCompression } from './infra/http/compression.ts';
import { registerFaults } from './infra/http/faults.ts';
import { registerGracefulStop } from './infra/http/graceful-stop.ts';
import { registerHealth } from './infra/http/health.ts';
import { createHttpServer } from './infra/http/http-server.ts';
import { registerLimits } from './infra/http/limits/limits.ts';
import { registerMetrics } from './infra/http/metrics.ts';
import { openFileReceiver } from './infra/http/received-file.ts';
import { registerRequestLog } from './infra/http/request-log.ts';
import { registerSecurityHeaders } from './infra/http/security-headers.ts';
import { registerQueueMetrics } from './infra/jobs/queue-metrics.ts';
import { startJobs } from './infra/jobs/start-jobs.ts';
import type { Log } from './infra/log/log.ts';
import type { MailTemplate } from './infra/messages/mail-template.ts';
import { openMessages } from './infra/messages/messages.ts';
import { registerOutboxPage } from './infra/messages/outbox-page.ts';
import type { NewAccountStep } from './infra/modules/new-account-step.ts';
import { openModules } from './infra/modules/open-modules.ts';
import type { PersonalData } from './infra/modules/personal-data.ts';
import type { OpenStaffWork, OpenWaitingWork } from './infra/modules/waiting-work.ts';
import { onPageVisit } from './infra/pages/page-visits.ts';
import { registerPages } from './infra/pages/pages.ts';
import { offeredFrom } from './infra/pages/preferences.ts';
import { SharedAnswers } from './infra/pages/shared-answers.ts';
import { SharedPages } from './infra/pages/shared-pages.ts';
import { openPdfRenderer } from './infra/pdf/pdf-renderer.ts';
import { openPictureDecoder } from './infra/pictures/picture-decoder.ts';
import { picturesRoute } from './infra/pictures/pictures-route.ts';
import { openSecrets } from './infra/secrets/secrets.ts';
import { registerSitemap } from './infra/sitemap/sitemap-routes.ts';
import { accounts } from './modules/accounts/index.ts';
import { activities } from './modules/activities/index.ts';
import { addresses } from './modules/addresses/index.ts';
import { afterSales } from './modules/after-sales/index.ts';
import { analytics } from './modules/analytics/index.ts';
import { cart } from './modules/cart/index.ts';
import { catalogue } from './modules/catalogue/index.ts';
import { checkout } from './modules/checkout/index.ts';
import { commission } from './modules/commission/index.ts';
import { consoleAccounts } from './modules/console-accounts/index.ts';
import { content, sitemapSections } from './modules/content/index.ts';
import { favourites } from './modules/favourites/index.ts';
import { imports } from './modules/imports/index.ts';
import { inventory } from './modules/inventory/index.ts';
import { invoices } from './modules/invoices/index.ts';
import { jobs } from './modules/jobs/index.ts';
import { ledger } from './modules/ledger/index.ts';
import { marketing } from './modules/marketing/index.ts';
import { membership } from './modules/membership/index.ts';
import { orders } from './modules/orders/index.ts';
import { registerTrackingHooks } from './modules/orders/webhooks/routes.ts';
import { outbox } from './modules/outbox/index.ts';
import { overview } from './modules/overview/index.ts';
import { payments } from './modules/payments/index.ts';
import { registerPaymentHooks } from './modules/payments/webhooks/routes.ts';
import { payouts } from './modules/payouts/index.ts';
import { promotions } from './modules/promotions/index.ts';
import { reviews } from './modules/reviews/index.ts';
import { search } from './modules/search/index.ts';
import { sellers } from './modules/sellers/index.ts';
import { readMallName, site } from './modules/site/index.ts';
import { staff, staffNames } from './modules/staff/index.ts';
import { stock } from './modules/stock/index.ts';
import { stores } from './modules/stores/index.ts';
import { uploads } from './modules/uploads/index.ts';

export interface AppOptions {
  readonly config: Config;
  readonly log: Log;
  readonly databaseUrl: string;
  /** The project's folder: migrations and the builds of the apps are found from here. */
  readonly projectDir: string;
  /** Whether to serve the storefront and the consoles; otherwise only the API. */
  readonly withPages: boolean;
  /** Whether to run the background worker; otherwise jobs wait for another process. */
  readonly withJobs: boolean;
  /** Skips the migrations: tests open copies of a migrated database. */
  readonly isMigrated?: boolean;
  readonly print: (line: string) => void;
}

export interface App {
  readonly server: FastifyInstance;
  readonly database: Database;
  /** The modules' contexts by name, for jobs and tests. */
  readonly services: Modules['services'];
  close(): Promise<void>;
}

/** Starts the whole server: infrastructure, modules, demo data, jobs, then routes. */
export async function openApp(options: AppOptions): Promise<App> {
  const { config, log } = options;
  const foundation = await openFoundation(options);
  const { database, cache, server, messages, pictureDecoder, pdfRenderer, consoleEvents } = foundation;
  const modules = assemble(foundation);
  if (config.demo) {
    await seedDemo(foundation, modules.services, options.print);
  } else if (config.mode === 'production' || hasRealKeys(config)) {
    await leaveDemo(database, config, options.print);
  }
  const jobs = options.withJobs ? await startJobs(database, modules.jobPlan, log) : undefined;
  await registerRoutes(options, foundation, modules);
  return {
    server,
    database,
    services: modules.services,
    // Requests in flight finish before the services that they use are closed.
    close: async () => {
      await server.close();
      await jobs?.stop();
      messages.close();
      pictureDecoder.close();
      pdfRenderer.close();
      await modules.services.analytics.visits.close();
      await consoleEvents.close();
      await cache.close();
      await database.close();
    },
  };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Foundation = Awaited<ReturnType<typeof openFoundation>>;
type Modules = ReturnType<typeof assemble>;

/** Infrastructure and gateways: secrets (a missing one stops the start), the database and its tables, cache, mail. */
async function openFoundation({ config, log, databaseUrl, projectDir, isMigrated = false }: AppOptions) {
  const secrets = openSecrets(config);
  if (!isMigrated) await migrateDatabase(databaseUrl, path.join(projectDir, 'apps/server/migrations'));
  const { databasePool: poolSize, databaseTimeoutMs: timeoutMs } = config;
  const database = openDatabase({ url: databaseUrl, poolSize, timeoutMs, log });
  if (config.mode !== 'test') await assertDurable(database);
  const cache = await openCache(databaseUrl, log);
  database.changeListeners.add(cache.invalidate);
  const pictures = drawnOnDemand(diskPictureStore(path.join(config.dataDir, 'pictures')));
  const privatePictures = diskPictureStore(path.join(config.dataDir, 'private-pictures'));
  const privateFiles = diskFileStore(path.join(config.dataDir, 'private-files'));
  const pictureDecoder = openPictureDecoder(log);
  const pdfRenderer = openPdfRenderer(log);
  const pictureCacheDir = path.join(config.dataDir, 'picture-cache');
  const server = createHttpServer(config, log);
  const publicUrl = () => config.publicUrl ?? addressOf(server);
  const gateways = await openPaymentGateways(config, { database, secrets, publicUrl });
  const fakeOAuthProviders = openFakeOAuthProviders(config, server, publicUrl);
  const messages = openMessages({
    ...{ database, publicUrl, mallName: readMallName },
    channels: openChannels(config),
    keepsUnsent: config.showsOutbox,
  });
  const personalData: PersonalData[] = [];
  const newAccountSteps: NewAccountStep[] = [];
  const waitingWork: OpenWaitingWork[] = [];
  const staffWork: OpenStaffWork[] = [];
  const mailTemplates: MailTemplate[] = [];
  const cronTasks = new Map<string, string>();
  const consoleEvents = await openConsoleEvents({ database, log, staffWork });
  return {
    ...{ config, log, secrets, database, cache, pictures, privatePictures, pictureCacheDir, pictureDecoder },
    ...{ privateFiles, pdfRenderer, server, publicUrl, gateways, fakeOAuthProviders },
    ...{ messages, consoleEvents, personalData, newAccountSteps, waitingWork, staffWork, mailTemplates, cronTasks },
    readRates,
    // API keys of scripts and the system actor have ids that are no UUIDs, and no name.
    staffNames: (ids: readonly string[]) =>
      staffNames(
        database.queries,
        ids.filter((id) => UUID.test(id)),
      ),
    tracking: openTracking(config),
    providers: openOAuthProviders(config, { log, fakes: fakeOAuthProviders }),
  };
}

/** The modules in dependency order: each imports only those above it. */
function assemble(foundation: Foundation) {
  const demoServices = Promise.withResolvers<OrderServices>();
  const modules = openModules(foundation, jobsOutsideModules(foundation, demoServices.promise))
    .add(site)
    .add(uploads)
    .add(accounts)
    .add(addresses)
    .add(stores)
    .add(consoleAccounts)
    .add(sellers)
    .add(staff)
    .add(inventory)
    .add(activities)
    .add(catalogue)
    .add(commission)
    .add(stock)
    .add(imports)
    .add(promotions)
    .add(search)
    .add(marketing)
    .add(ledger)
    .add(membership)
    .add(cart)
    .add(orders)
    .add(payouts)
    .add(checkout)
    .add(payments)
    .add(reviews)
    .add(invoices)
    .add(favourites)
    .add(content)
    .add(analytics)
    .add(outbox)
    .add(jobs)
    .add(afterSales)
    .add(overview);
  demoServices.resolve({ ...modules.services, log: foundation.log });
  return modules;
}

/** Jobs that belong to no module. */
function jobsOutsideModules({ config, database, messages }: Foundation, services: Promise<OrderServices>) {
  const demo = config.demo ? demoJobs(database, services) : { tasks: {}, schedule: {} };
  return { tasks: { ...messages.tasks, ...demo.tasks }, schedule: { ...messages.schedule, ...demo.schedule } };
}

/** Limits and headers come first, around every later route: the API, pictures and pages. */
async function registerRoutes(options: AppOptions, foundation: Foundation, modules: Modules): Promise<void> {
  const { config, database, cache, server, pictures, publicUrl } = foundation;
  const { services } = modules;
  const calls = createCallTable(modules.bindings.map((binding) => audited(binding, database.queries)));
  registerFaults(server);
  registerGracefulStop(server);
  registerRequestLog(server);
  registerSecurityHeaders(server, config);
  registerCompression(server);
  registerMetrics(server, config, (registry) => registerQueueMetrics(registry, database.queries, modules.jobPlan));
  await registerLimits(server, config);
  registerHealth(server, database);
  registerApiDescription(server);
  registerOutboxPage(server, database.queries, config);
  registerSitemap(server, { sections: sitemapSections(services), publicUrl });
  registerQrCode(server, publicUrl);
  registerFakeOAuthProviders(server, foundation.fakeOAuthProviders);
  registerPaymentHooks(server, services.payments);
  registerTrackingHooks(server, services.orders);
  if (foundation.gateways.sandbox) registerSandboxPage(server, foundation.gateways.sandbox, publicUrl);
  const runWithFile = openFileReceiver(path.join(config.dataDir, 'incoming'));
  registerConsoleEvents(server, foundation.consoleEvents, database);
  await registerCalls(server, calls, database.queries, runWithFile);
  await server.register(picturesRoute, { store: pictures, cacheDir: foundation.pictureCacheDir });
  if (!options.withPages) return;
  onPageVisit(server, (visit) => services.analytics.visits.record(visit));
  const { msUntilPriceChange } = services.activities;
  const sharedPages = new SharedPages(cache.isListening, msUntilPriceChange);
  const sharedAnswers = new SharedAnswers({ isListening: cache.isListening, msUntilPriceChange });
  cache.onChange(() => {
    sharedAnswers.clear();
    sharedPages.clear();
  });
  await registerPages(server, path.join(options.projectDir, 'apps'), {
    ...{ config, calls, sharedPages, sharedAnswers, publicUrl, queries: database.queries },
    offered: async () => offeredFrom(await services.site.languages('en'), await services.site.currencies('en')),
  });
}

/** Without keys for a gateway its channel is undefined, and messages are kept for the outbox page or fail. */
function openChannels({ smtp, sms }: Config) {
  return { mail: smtp && smtpChannel(smtp), mobile: sms && smsChannel(sms) };
}

/** The mall's address when PUBLIC_URL is not set: localhost and the port it listens on. */
export function addressOf(server: FastifyInstance): string {
  const address = server.server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
}
