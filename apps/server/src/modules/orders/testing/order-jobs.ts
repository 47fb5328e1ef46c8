import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import type { JobHelpers } from 'graphile-worker';
import { createLog } from '../../../infra/log.ts';
import { openTestMessages } from '../../../infra/messages/testing/write-and-send.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { openOrders } from '../index.ts';

type Task = 'expireTrade' | 'expireOverdue' | 'planExpiries' | 'receiveOverdue' | 'payStores';

/** What the background worker would do with orders, by hand: when a test says so, as often as it says. */
export function openDesk(app: TestApp) {
  const orders = openOrders({
    database: app.database,
    log: createLog({ logLevel: 'silent' }),
    messages: openTestMessages(app),
    stores: { summaries: async () => new Map() },
    rules: async () => DEFAULT_RULES,
  });
  return {
    orders,
    run: async (task: Task, payload: object = {}) => {
      await orders.tasks[task]?.(payload, {} as JobHelpers);
    },
    tell: async (event: string, payload: object) => {
      for (const one of orders.subscriptions) if (one.event === event) await one.handle(payload);
    },
  };
}
