import type { FastifyInstance } from 'fastify';
import { hasRealKeys } from './demo/demo-conflict.ts';
import { demoJobs } from './demo/demo-jobs.ts';
import { leaveDemo } from './demo/leave-demo.ts';
import type { OrderServices } from './demo/orders/seed-orders.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { type AppOptions, type Foundation, openFoundation } from './foundation.ts';
import type { Database } from './infra/database/database.ts';
import { startJobs } from './infra/jobs/start-jobs.ts';
import { openModules } from './infra/modules/open-modules.ts';
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
import { content } from './modules/content/index.ts';
import { favourites } from './modules/favourites/index.ts';
import { imports } from './modules/imports/index.ts';
import { inventory } from './modules/inventory/index.ts';
import { invoices } from './modules/invoices/index.ts';
import { jobs } from './modules/jobs/index.ts';
import { ledger } from './modules/ledger/index.ts';
import { marketing } from './modules/marketing/index.ts';
import { membership } from './modules/membership/index.ts';
import { orders } from './modules/orders/index.ts';
import { outbox } from './modules/outbox/index.ts';
import { overview } from './modules/overview/index.ts';
import { payments } from './modules/payments/index.ts';
import { payouts } from './modules/payouts/index.ts';
import { promotions } from './modules/promotions/index.ts';
import { reviews } from './modules/reviews/index.ts';
import { search } from './modules/search/index.ts';
import { sellers } from './modules/sellers/index.ts';
import { site } from './modules/site/index.ts';
import { staff } from './modules/staff/index.ts';
import { stock } from './modules/stock/index.ts';
import { stores } from './modules/stores/index.ts';
import { uploads } from './modules/uploads/index.ts';
import { registerRoutes } from './register-routes.ts';

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

export type Modules = ReturnType<typeof assemble>;

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
