import { DEFAULT_RULES, type MallRules } from '@galleria/domain/site/mall-rules';
import type { JobHelpers } from 'graphile-worker';
import { demoCarrier } from '../../../demo/demo-carrier.ts';
import type { TrackingGateway } from '../../../gateways/tracking/tracking-gateway.ts';
import { createLog } from '../../../infra/log/log.ts';
import { openTestMessages } from '../../../infra/messages/testing/write-and-send.ts';
import { openModules } from '../../../infra/modules/open-modules.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { orders } from '../index.ts';

type Task =
  | 'expireTrade'
  | 'expireOverdueTrades'
  | 'scheduleTradeExpiries'
  | 'receiveOverdueOrders'
  | 'payStores'
  | 'trackParcel'
  | 'pullTracking'
  | 'remindOfBalances'
  | 'remindStoresToShip';

/** The background jobs of orders without a worker: a test runs them, as often as it wants. */
export function openOrderJobs(
  app: TestApp,
  { tracking = demoCarrier(), rules = {} }: { tracking?: TrackingGateway; rules?: Partial<MallRules> } = {},
) {
  const needs = {
    personalData: [],
    database: app.database,
    log: createLog({ logLevel: 'silent' }),
    messages: openTestMessages(app),
    stores: { summaries: async () => new Map(), cancelMinutes: async () => new Map() },
    activities: { ...app.services.activities, priceReader: async () => async () => new Map() },
    catalogue: app.services.catalogue,
    tracking,
    site: { rules: async () => ({ ...DEFAULT_RULES, ...rules }) },
  };
  const { jobPlan, services } = openModules(needs, {}).add(orders);
  return {
    context: services.orders,
    jobPlan,
    run: async (task: Task, payload: object = {}) => {
      await jobPlan.tasks[task]?.run(payload, {} as JobHelpers);
    },
    /** Delivers an event to the subscribers in this module. */
    deliver: async (event: string, payload: object) => {
      for (const one of jobPlan.subscriptions) if (one.event === event) await one.handle(payload);
    },
  };
}

/** The number of times that an event was announced for a trade. */
export async function countAnnounced({ database }: TestApp, event: string, tradeId: number): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int from graphile_worker._private_jobs job
     where payload->>'event' = $1 and payload->'payload'->>'tradeId' = $2`,
    [event, String(tradeId)],
  );
  return rows[0]?.count ?? 0;
}
