import type { Call } from '@galleria/contract/call';
import { expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';

const INPUT = { state: 'settled', from: '2026-10-01', until: '2026-10-31' } as const;
const refusal = { ok: false, reason: 'network', message: '', data: null };

/** Three pages of one order each; the page at `refusedAt` is refused. */
function pagedCall(refusedAt = -1) {
  const cursors: unknown[] = [];
  const call = async (_: unknown, { cursor = '0' }: { cursor?: string }) => {
    cursors.push(cursor);
    const page = Number(cursor);
    if (page === refusedAt) return refusal;
    return {
      ok: true,
      data: { records: [{ orderNumber: `order-${page}` }], nextCursor: page < 2 ? String(page + 1) : '' },
    };
  };
  return { call: call as unknown as Call, cursors };
}

it('readStatement reads all pages', async () => {
  const { call, cursors } = pagedCall();
  const answer = await readStatement(call, INPUT);
  expect(answer.ok && answer.shares.map(({ orderNumber }) => orderNumber)).toEqual(['order-0', 'order-1', 'order-2']);
  expect(cursors).toEqual(['0', '1', '2']);
});

it('readStatement stops at the limit', async () => {
  const { call, cursors } = pagedCall();
  await readStatement(call, INPUT, 2);
  expect(cursors).toEqual(['0', '1']);
});

it('readStatement returns the refusal of a page instead of a part of the statement', async () => {
  const { call } = pagedCall(1);
  expect(await readStatement(call, INPUT)).toEqual({ ok: false, reason: 'network', message: '' });
});
