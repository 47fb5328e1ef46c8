import { STAFF_PERMISSIONS } from '@galleria/domain/access/staff-permissions';
import { centsOf } from '@galleria/domain/money/main-units';
import { describe, expect, it } from 'vitest';
import { openSession } from '../../../infra/sessions/sessions.ts';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';

const app = await openSharedTestApp();
const key = await openSession(app.database.queries, 'staff', 'ledger-desk', { permissions: [...STAFF_PERMISSIONS] });

interface Journal {
  readonly journalId: number;
  readonly key: string;
  readonly reason: string;
  readonly change: number | null;
}

async function get<Data>(path: string): Promise<Data> {
  return (await app.call(path, { headers: { authorization: key } })).envelope.data as Data;
}

describe('the ledger for staff', () => {
  it('lists accounts by kind, with balances that equal the sum of their journals', async () => {
    const kinds = await get<{ kind: string; unit: string; accounts: number }[]>('/s/ledger/kinds');
    expect(kinds.find(({ kind }) => kind === 'storePayable')?.accounts).toBeGreaterThan(0);
    const page = await get<{ records: { accountId: number; owner: string; balance: number }[] }>(
      '/s/ledger/accounts?kind=storePayable&owner=2',
    );
    const [account] = page.records;
    expect(page.records).toHaveLength(1);
    let cursor = '';
    let sum = 0;
    let pages = 0;
    do {
      const { records, nextCursor } = await get<{ records: Journal[]; nextCursor: string }>(
        `/s/ledger/journals?kind=storePayable&owner=2&size=7&cursor=${cursor}`,
      );
      sum += records.reduce((total, { change }) => total + centsOf(change ?? 0), 0);
      cursor = nextCursor;
      pages += 1;
    } while (cursor && pages < 100);
    expect(sum).toBe(centsOf(account?.balance ?? 0));
  });

  it('finds journals by reason, key and days, and shows their lines, which add up to zero', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const { records } = await get<{ records: Journal[] }>('/s/ledger/journals?reason=orderSettled&key=settled:');
    const [first] = records;
    expect(records.every(({ reason, key: name }) => reason === 'orderSettled' && name.startsWith('settled:'))).toBe(
      true,
    );
    const { lines } = await get<{ lines: { change: number; unit: string }[] }>(
      `/s/ledger/journal?journalId=${first?.journalId}`,
    );
    expect(lines.reduce((sum, { change }) => sum + centsOf(change), 0)).toBe(0);
    expect((await get<{ records: Journal[] }>(`/s/ledger/journals?from=${today}`)).records.length).toBeGreaterThan(0);
    expect((await get<{ records: Journal[] }>('/s/ledger/journals?until=2001-01-01')).records).toEqual([]);
    expect((await get<{ records: Journal[] }>('/s/ledger/journals?key=%25')).records).toEqual([]);
    expect(await get<{ orderNumbers: string[] }>(`/s/ledger/origin?key=${first?.key}`)).toMatchObject({
      orderNumbers: [expect.stringMatching(/^\d+$/)],
    });
  });
});

interface Month {
  readonly storeId: number;
  readonly [column: string]: number;
}

describe('monthly settlements', () => {
  it('equal the ledger: each month opens where the one before closed, and the last is the balance', async () => {
    const now = new Date();
    const months = [2, 1, 0].map((ago) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 7),
    );
    const read = async (month: string) =>
      (await get<{ records: Month[] }>(`/s/settlement/page?month=${month}&size=100`)).records;
    const pages = await Promise.all(months.map(read));
    const last = pages.at(-1) ?? [];
    expect(last.length).toBeGreaterThan(0);
    for (const one of pages.flat()) {
      const { opening = 0, settled = 0, clawedBack = 0, requested = 0, returned = 0, other = 0, closing = 0 } = one;
      expect(centsOf(opening + settled - clawedBack - requested + returned + other)).toBe(centsOf(closing));
    }
    for (const { storeId, opening } of last) {
      expect(pages[1]?.find((one) => one.storeId === storeId)?.closing ?? 0).toBe(opening);
    }
    const { rows } = await app.database.pool.query(
      `select owner, balance::int as cents from ledger_account where kind = 'storePayable'`,
    );
    for (const { owner, cents } of rows) {
      expect(centsOf(last.find(({ storeId }) => storeId === Number(owner))?.closing ?? 0)).toBe(cents);
    }
    const orders = await get<{ records: { net: number }[] }>(
      `/s/settlement/orders?storeId=2&month=${months[2]}&size=100`,
    );
    const net = orders.records.reduce((sum, one) => sum + centsOf(one.net), 0);
    expect(net).toBe(centsOf(last.find(({ storeId }) => storeId === 2)?.settled ?? 0));
    const url = `/api/s/settlement/export?month=${months[2]}`;
    const csv = await app.server.inject({ method: 'GET', url, headers: { authorization: key } });
    expect(csv.body.trim().split('\n')).toHaveLength(last.length + 1);
  });
});
