import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openSharedTestApp, openTestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { refreshRates } from './fetch-rates.ts';

const app = await openSharedTestApp();
const staff = await callAsStaff(app, 'settings.view', 'settings.edit');

/** The next response of the fake rate source. */
let answer: { status?: number; body: string } = { body: '' };
const source = createServer((_, response) => response.writeHead(answer.status ?? 200).end(answer.body));
await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
afterAll(() => void source.close());
const url = `http://127.0.0.1:${(source.address() as AddressInfo).port}/latest`;
const answers = (body: object | string, status = 200) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};

interface Listed {
  currencies: { code: string; rate: number; isOn: boolean; waiting: { rate: number; jumpPercent: number } | null }[];
  lastRun: { problem: string; changed: number; waiting: number };
}
const list = async () => (await staff.call('GET', '/s/currencies')).data as Listed;
const find = async (code: string) => (await list()).currencies.find((one) => one.code === code);
const history = async (code: string) =>
  ((await staff.call('GET', `/s/currencies/history?code=${code}`)).data as { records: object[] }).records;
const offered = async () =>
  ((await app.call('/currency/list')).envelope.data as { currencyCode: string; exchangeRate: number }[]).map(
    ({ currencyCode, exchangeRate }) => `${currencyCode} ${exchangeRate}`,
  );

describe('currencies', () => {
  it('are changed by hand at once, with a history; the base currency keeps its rate and stays on', async () => {
    const euro = { code: 'EUR', name: { en: 'Euro' }, symbol: '€', rate: 0.95 };
    await staff.call('POST', '/s/currencies', euro);
    await expect.poll(offered).toContain('EUR 0.95');
    await staff.call('POST', '/s/currencies', euro);
    expect((await history('EUR')).filter((one) => 'rate' in one && one.rate === 0.95)).toHaveLength(1);
    await staff.call('PUT', '/s/currencies/status', { code: 'EUR', isOn: false });
    await expect.poll(offered).not.toContain('EUR 0.95');
    await staff.call('PUT', '/s/currencies/status', { code: 'EUR', isOn: true });
    const base = { code: 'USD', name: { en: 'US dollar' }, symbol: '$' };
    expect(await staff.reason('POST', '/s/currencies', { ...base, rate: 2 })).toBe('currency.isBase');
    expect(await staff.reason('PUT', '/s/currencies/status', { code: 'USD', isOn: false })).toBe('currency.isBase');
    expect(await staff.reason('PUT', '/s/currencies/status', { code: 'XYZ', isOn: false })).toBe('currency.unknown');
  });

  it('are sorted with the complete list only', async () => {
    const codes = (await list()).currencies.map(({ code }) => code);
    const reversed = codes.toReversed();
    expect(await staff.reason('PUT', '/s/currencies/order', { codes: reversed.slice(1) })).toBe('currency.listChanged');
    await staff.call('PUT', '/s/currencies/order', { codes: reversed });
    expect((await list()).currencies.map(({ code }) => code)).toEqual(reversed);
  });
});

/** Two people decide about one rate at once, one accepts and the other rejects it; returns both answers. */
async function decideBoth(by: typeof staff) {
  const decide = (isAccepted: boolean) => by.reason('PUT', '/s/currencies/waiting', { code: 'JPY', isAccepted });
  return (await Promise.all([decide(true), decide(false)])).toSorted();
}

describe('fetched exchange rates', () => {
  it('are applied when they changed little, and wait for a decision when they jumped', async () => {
    expect(await staff.reason('POST', '/s/currencies/fetch', {})).toBe('rates.noSource');
    expect(await staff.reason('PUT', '/s/currencies/source', { url: '', isOn: true })).toBe('rates.noSource');
    expect(await staff.reason('PUT', '/s/currencies/source', { url: 'file:///etc/passwd', isOn: true })).toBe(
      'input.invalid',
    );
    await staff.call('PUT', '/s/currencies/source', { url, isOn: true });
    answers({ base: 'USD', date: '2026-11-16', rates: { GBP: 0.8, JPY: 14.95, XXX: 3 } });
    await refreshRates(app.services.site);
    expect((await list()).lastRun).toMatchObject({ problem: '', changed: 1, waiting: 1 });
    expect(await find('GBP')).toMatchObject({ rate: 0.8, waiting: null });
    expect(await find('JPY')).toMatchObject({ rate: 149.5, waiting: { rate: 14.95, jumpPercent: 90 } });
    await expect.poll(offered).toContain('GBP 0.8');
    expect(await offered()).toContain('JPY 149.5');
    expect((await history('GBP'))[0]).toMatchObject({ rate: 0.8, isFetched: true, state: 'applied' });

    expect(await decideBoth(staff)).toEqual(['rates.nothingWaits', undefined]);
    await refreshRates(app.services.site);
    await staff.call('PUT', '/s/currencies/waiting', { code: 'JPY', isAccepted: true });
    await expect.poll(offered).toContain('JPY 14.95');
  });

  it('no longer wait when the source returns to the rate in force', async () => {
    await staff.call('PUT', '/s/currencies/source', { url, isOn: true });
    const before = (await find('CNY'))?.rate ?? 0;
    answers({ base: 'USD', date: '2026-11-17', rates: { CNY: before * 2 } });
    await refreshRates(app.services.site);
    expect(await find('CNY')).toMatchObject({ rate: before, waiting: { rate: before * 2 } });
    const applied = (await history('CNY')).length;
    answers({ base: 'USD', date: '2026-11-18', rates: { CNY: before } });
    await refreshRates(app.services.site);
    expect((await list()).lastRun).toMatchObject({ problem: '', changed: 0, waiting: 0 });
    expect(await find('CNY')).toMatchObject({ rate: before, waiting: null });
    const decide = { code: 'CNY', isAccepted: true };
    expect(await staff.reason('PUT', '/s/currencies/waiting', decide)).toBe('rates.nothingWaits');
    expect(await history('CNY')).toHaveLength(applied);
    expect((await history('CNY'))[0]).toMatchObject({ rate: before * 2, state: 'rejected' });
  });

  it('control: without row locks a rate is both accepted and rejected', async () => {
    const own = await openTestApp();
    await own.database.pool.query(`insert into currency_rate (code, rate, state, is_fetched, staff_id)
      values ('JPY', 14.95, 'waiting', true, '')`);
    const rate = 'update currency_rows set exchange_rate = new.exchange_rate where code = new.code';
    await removeRowLocks(own, 'currency', { event: 'update', count: 1, write: rate });
    const decision = 'update currency_rate_rows set state = new.state where id = new.id';
    await removeRowLocks(own, 'currency_rate', { event: 'update', count: 2, write: decision });
    expect(await decideBoth(await callAsStaff(own, 'settings.edit'))).toEqual([undefined, undefined]);
  });

  it.each([
    ['unreachable', () => answers('gone', 500)],
    ['format', () => answers('<html>')],
    ['format', () => answers({ base: 'USD', rates: { GBP: -1 } })],
    ['format', () => answers(`{"base": "USD", "rates": {}, "long": "${'x'.repeat(600_000)}"}`)],
    ['base', () => answers({ base: 'EUR', rates: { GBP: 0.9 } })],
  ])('%s: changes nothing and reports the problem', async (problem, prepare) => {
    const before = (await list()).currencies;
    prepare();
    expect((await staff.call('POST', '/s/currencies/fetch', {})).data).toMatchObject({
      problem,
      changed: 0,
      waiting: 0,
    });
    expect((await list()).currencies).toEqual(before);
  });
});
