import path from 'node:path';
import type { Modules } from './app.ts';
import { registerFakeOAuthProviders } from './demo/fake-oauth-provider/routes.ts';
import { registerSandboxPage } from './demo/fake-payment-provider/sandbox-routes.ts';
import type { AppOptions, Foundation } from './foundation.ts';
import { registerApiDescription } from './infra/api/api-docs.ts';
import { audited } from './infra/audit/audited.ts';
import { createCallTable } from './infra/calls/call-table.ts';
import { registerConsoleEvents } from './infra/events/console-events.ts';
import { registerQrCode } from './infra/http/answers/qr-code.ts';
import { registerCalls } from './infra/http/call-routes.ts';
import { registerCompression } from './infra/http/compression.ts';
import { registerFaults } from './infra/http/faults.ts';
import { registerGracefulStop } from './infra/http/graceful-stop.ts';
import { registerHealth } from './infra/http/health.ts';
import { registerLimits } from './infra/http/limits/limits.ts';
import { registerMetrics } from './infra/http/metrics.ts';
import { openFileReceiver } from './infra/http/received-file.ts';
import { registerRequestLog } from './infra/http/request-log.ts';
import { registerSecurityHeaders } from './infra/http/security-headers.ts';
import { registerQueueMetrics } from './infra/jobs/queue-metrics.ts';
import { registerOutboxPage } from './infra/messages/outbox-page.ts';
import { onPageVisit } from './infra/pages/page-visits.ts';
import { registerPages } from './infra/pages/pages.ts';
import { offeredFrom } from './infra/pages/preferences.ts';
import { SharedAnswers } from './infra/pages/shared-answers.ts';
import { SharedPages } from './infra/pages/shared-pages.ts';
import { picturesRoute } from './infra/pictures/pictures-route.ts';
import { registerSitemap } from './infra/sitemap/sitemap-routes.ts';
import { sitemapSections } from './modules/content/index.ts';
import { registerTrackingWebhooks } from './modules/orders/webhooks/routes.ts';
import { registerPaymentWebhooks } from './modules/payments/webhooks/routes.ts';

/** Limits and headers come first, around every later route: the API, pictures and pages. */
export async function registerRoutes(options: AppOptions, foundation: Foundation, modules: Modules): Promise<void> {
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
  registerPaymentWebhooks(server, services.payments);
  registerTrackingWebhooks(server, services.orders);
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
