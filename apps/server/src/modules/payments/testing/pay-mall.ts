import { randomUUID } from 'node:crypto';
import type { Envelope } from '@galleria/contract/wire/envelope';
import { type Actor, SYSTEM } from '@galleria/domain/access/access';
import { buyerWallet, clearingAt } from '@galleria/domain/ledger/accounts';
import { inject, onTestFinished } from 'vitest';
import type { Config } from '../../../config.ts';
import { addressOf } from '../../../foundation.ts';
import { openPaymentGateways } from '../../../gateways/payments/open-gateways.ts';
import { readRates } from '../../../gateways/rates/read-rates.ts';
import { NO_AUDIT } from '../../../infra/audit/audit-trail.ts';
import { openCache } from '../../../infra/cache/cache.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { createLog } from '../../../infra/log/log.ts';
import { openTestMessages } from '../../../infra/messages/testing/write-and-send.ts';
import { openSecrets } from '../../../infra/secrets/secrets.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { accounts as accountsModule } from '../../accounts/index.ts';
import { newBuyer } from '../../accounts/testing/people.ts';
import { addresses } from '../../addresses/index.ts';
import { stockedSku } from '../../checkout/testing/shopper.ts';
import { ledger as ledgerModule, postJournal, proveBalance } from '../../ledger/index.ts';
import { closeTrade, lockTrade } from '../../orders/index.ts';
import { site, site as siteModule } from '../../site/index.ts';
import type { PaymentsContext } from '../context.ts';
import { payments } from '../index.ts';
import { confirmTransfer } from '../transfers/confirm-transfer.ts';

export const PAY_PASSWORD = '135790';
const SHENZHEN = 440305;

const STAFF: Extract<Actor, { kind: 'staff' }> = {
  kind: 'staff',
  userId: randomUUID(),
  sessionId: '',
  permissions: new Set(['payments.handle']),
};

const COMMAND_LINE = {
  locale: 'en',
  browser: {
    ...{ address: '', agent: '', isPrivate: true, token: undefined },
    cookie: () => undefined,
    keep: () => undefined,
    forget: () => undefined,
  },
  audit: NO_AUDIT,
} as const;

interface PlacedTrade {
  readonly orderNumbers: string;
  readonly tradeId: number;
  readonly amount: number;
}

export type PayMall = Awaited<ReturnType<typeof openPayMall>>;

/** A mall that listens over HTTP. Its jobs run only when a test runs them. */
export async function openPayMall(changes: Partial<Config> = {}) {
  const app = await openTestApp(changes);
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const url = addressOf(app.server);
  const context = await openContext(app, changes, url);
  const clearingBefore = await clearingIn(app);
  const rows = async <Row extends object>(statement: string, values: unknown[] = []) =>
    (await app.database.pool.query(statement, values)).rows as Row[];
  return {
    ...app,
    url,
    rows,
    sandbox: context.gateways.sandbox,
    run: (name: string, payload: object = {}) => runJob(context, name, payload),
    /** Delivers an event to the module's subscribers. */
    announce: async (event: string, payload: object) => {
      for (const one of payments.subscriptions ?? []) if (one.event === event) await one.handle.run(context, payload);
    },
    buyer: (name: string) => openBuyer(app, name),
    /** Confirms a transfer as a member of staff. */
    confirmTransfer: (payNumber: string, amount: number) =>
      confirmTransfer(context, { payNumber, amount }, { ...COMMAND_LINE, actor: STAFF, log: app.server.log }),
    /** Runs the module's due jobs until there are none. */
    work: () => runDueJobs(app, context),
    /** Number of trades by state, without those of the demo data, which have no payment. */
    tradeStates: async () => {
      const counted = await rows<{ state: string; n: number }>(
        `select state, count(*)::int as n from trade where id in (select trade_id from payment) group by state`,
      );
      return Object.fromEntries(counted.map(({ state, n }) => [state, n]));
    },
    /** The change of the gateways' clearing accounts since this mall was opened. */
    clearing: async () => (await clearingIn(app)) - clearingBefore,
    /** Closes one trade as the expiry job does. */
    expire: (tradeId: number) =>
      inTransaction(app.database, SYSTEM, async (transaction) => {
        const trade = await lockTrade(transaction, tradeId);
        if (trade?.isExpired) await closeTrade(transaction, trade, 'expired');
      }),
    prove: async () => proveBalance(app.database.queries),
    set: (
      ...[key, value]: [Parameters<typeof site.seed.seedSetting>[1], Parameters<typeof site.seed.seedSetting>[2]]
    ) => inTransaction(app.database, SYSTEM, (transaction) => site.seed.seedSetting(transaction, key, value)),
  };
}

async function openContext(app: TestApp, changes: Partial<Config>, url: string) {
  const { database } = app;
  const config = testConfig({ dataDir: inject('testDatabase').dataDir, ...changes });
  const secrets = openSecrets(config);
  const log = createLog(config);
  const publicUrl = () => url;
  const cache = await openCache(app.databaseUrl, log);
  onTestFinished(() => cache.close());
  const site = siteModule.open({ database, cache, readRates, staffNames: async () => new Map() });
  const messages = openTestMessages(app);
  const accountsNeeds = { database, messages, secrets, publicUrl, site, personalData: [], providers: [] };
  const accounts = accountsModule.open(accountsNeeds);
  const ledger = ledgerModule.open({ database, site });
  const gateways = await openPaymentGateways(config, { database, secrets, publicUrl });
  const stores = { summaries: async () => new Map() };
  return payments.open({ database, log, site, stores, messages, accounts, ledger, gateways, publicUrl, secrets });
}

async function clearingIn({ database }: TestApp): Promise<number> {
  const { rows } = await database.pool.query(
    `select sum(balance)::int as sum from ledger_account where kind = 'clearing'`,
  );
  return rows[0].sum ?? 0;
}

async function runJob(context: PaymentsContext, name: string, payload: unknown): Promise<void> {
  const job = payments.jobs?.[name];
  if (!job) throw new Error(`runJob: payments has no job ${name}`);
  await job.run(context, payload);
}

async function runDueJobs({ database }: TestApp, context: PaymentsContext): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query(
      `select job.id, job.task_identifier as task, private.payload from graphile_worker.jobs job
       join graphile_worker._private_jobs private on private.id = job.id
       where job.task_identifier = any($1) and job.run_at <= now() order by job.id limit 1`,
      [Object.keys(payments.jobs ?? {})],
    );
    const [job] = rows;
    if (!job) return;
    await database.pool.query('select graphile_worker.complete_jobs(array[$1::bigint])', [job.id]);
    await runJob(context, job.task, job.payload);
  }
}

/** A buyer with an account, a pay password and an address. */
async function openBuyer(app: TestApp, name: string) {
  const { userId, browser, mail } = await newBuyer(app, name);
  await inTransaction(app.database, SYSTEM, (transaction) =>
    addresses.seed.seedAddresses(transaction, userId, [
      { receiver: 'Ada', mobile: '13800138000', postCode: '518000', areaId: SHENZHEN, addr: '1 Road', commonAddr: 1 },
    ]),
  );
  const { rows } = await app.database.pool.query('select id from address where user_id = $1', [userId]);
  const order = async (skuId: number, prodCount: number, more: object = {}): Promise<PlacedTrade> => {
    const order = { orderItem: { skuId, prodCount }, addrId: rows[0].id, uuid: randomUUID(), ...more };
    const { orderNumbers, payAmount } = dataOf(await browser.call('POST', '/p/order/submit', order)) as {
      orderNumbers: string;
      payAmount: number;
    };
    const [first] = orderNumbers.split(',');
    const found = await app.database.pool.query('select trade_id from mall_order where number = $1', [first]);
    return { orderNumbers, tradeId: Number(found.rows[0].trade_id), amount: payAmount };
  };
  const place = async (cents = 2000, more: object = {}): Promise<PlacedTrade> => {
    const { skuId } = await stockedSku(app, 2, { priceCents: cents, stock: 1000 });
    return order(skuId, 1, more);
  };
  const pay = (orderNumbers: string, payType: number, more: object = {}) =>
    browser.call('POST', '/p/order/pay', { orderNumbers, payType, ...more });
  return {
    userId,
    mail,
    browser,
    order,
    place,
    pay,
    /** Starts a payment at a gateway. */
    start: async ({ orderNumbers }: PlacedTrade, payType = 13) => {
      const data = dataOf(await pay(orderNumbers, payType)) as { payNumber: string; redirectUrl: string };
      const found = await app.database.pool.query('select * from payment where number = $1', [data.payNumber]);
      return { ...data, id: Number(found.rows[0].id), reference: found.rows[0].gateway_ref as string };
    },
    status: async (orderNumbers: string) =>
      dataOf(await browser.call('GET', `/p/order/payStatus?orderNumbers=${orderNumbers}`)) as Record<string, unknown>,
    info: async (orderNumbers: string) =>
      dataOf(await browser.call('GET', `/p/order/getOrderPayInfoByOrderNumber?orderNumbers=${orderNumbers}`)) as {
        [field: string]: unknown;
        methods: { payType: number; isPossible: boolean; objection: string; isSandbox: boolean }[];
      },
    grantBalance: (cents: number) =>
      inTransaction(app.database, SYSTEM, (transaction) =>
        postJournal(transaction, {
          key: `gift:${randomUUID()}`,
          reason: 'gift',
          lines: [
            { account: clearingAt('test'), amount: -cents },
            { account: buyerWallet(userId), amount: cents },
          ],
        }),
      ),
    balance: async () => ((await browser.call('GET', '/p/balance/info')).data as { balance: number }).balance,
  };
}

export function dataOf({ success, reason, data }: Envelope): unknown {
  if (!success) throw new Error(`dataOf: refused with ${reason} ${JSON.stringify(data)}`);
  return data;
}
