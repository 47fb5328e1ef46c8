import { randomUUID } from 'node:crypto';
import type { addressInfo } from '@galleria/contract/addresses';
import type { OutputOf } from '@galleria/contract/operation';
import { isRefused } from '@galleria/domain/refusals';
import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { countAddresses, insertAddress, readAddresses } from './addresses-db.ts';
import { openAddresses } from './index.ts';

const TEXT = { receiver: 'Ada', mobile: '13800138000', areaId: 440305, postCode: '518057' };
const DRAFT = { ...TEXT, addr: '1 Keji South Road', commonAddr: 0 } as const;
const STORED = { ...TEXT, detail: DRAFT.addr };

function buyer() {
  const userId = randomUUID();
  return { userId, locale: 'en', actor: { kind: 'buyer', userId, sessionId: 's' } } as const;
}

/** Resolves for everybody once so many have arrived: what a race leaves to chance happens every time. */
function meetingOf(people: number): () => Promise<void> {
  const everybody = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    if (++arrived === people) everybody.resolve();
    return everybody.promise;
  };
}

type Address = OutputOf<typeof addressInfo>;
const defaultsIn = (list: Address[]) => list.filter((address) => address.commonAddr === 1);

describe('thirty addresses added at once', () => {
  it(`end at ${DEFAULT_RULES.addressesPerBuyer}, with one default`, async () => {
    const app = await openTestApp();
    const addresses = openAddresses(app.database, async () => DEFAULT_RULES);
    const ada = buyer();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => addresses.add({ ...DRAFT, commonAddr: at % 3 === 0 ? 1 : 0 }, ada)),
    );
    expect(answers.filter(isRefused)).toEqual(
      Array.from({ length: 10 }, () => ({
        refused: 'address.limit',
        values: { limit: DEFAULT_RULES.addressesPerBuyer },
      })),
    );
    const list = await addresses.list(ada);
    expect(list).toHaveLength(DEFAULT_RULES.addressesPerBuyer);
    expect(defaultsIn(list)).toHaveLength(1);
  });

  it('would go past the limit if counting and inserting were two steps', async () => {
    const app = await openTestApp();
    const { userId, actor } = buyer();
    for (let held = 1; held < DEFAULT_RULES.addressesPerBuyer; held++)
      await insertAddress(app.database.queries, userId, STORED);
    const everybodyCounted = meetingOf(4);
    const addUnlocked = () =>
      inTransaction(app.database, actor, async ({ queries }) => {
        const held = await countAddresses(queries, userId);
        await everybodyCounted();
        if (held < DEFAULT_RULES.addressesPerBuyer) await insertAddress(queries, userId, STORED);
      });
    await Promise.all(Array.from({ length: 4 }, addUnlocked));
    expect(await countAddresses(app.database.queries, userId)).toBe(DEFAULT_RULES.addressesPerBuyer + 3);
  });
});

describe('two defaults chosen at once', () => {
  async function three(app: TestApp) {
    const addresses = openAddresses(app.database, async () => DEFAULT_RULES);
    const ada = buyer();
    const ids: number[] = [];
    for (let at = 0; at < 3; at++) {
      const added = await addresses.add(DRAFT, ada);
      if (!isRefused(added)) ids.push(added.addrId);
    }
    return { addresses, ada, ids: ids as [number, number, number] };
  }

  it('leave exactly one', async () => {
    const { addresses, ada, ids } = await three(await openTestApp());
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all([ids[1], ids[2], ids[1], ids[2]].map((id) => addresses.chooseDefault(id, ada)));
      expect(answers).toEqual([null, null, null, null]);
      expect(defaultsIn(await addresses.list(ada))).toHaveLength(1);
    }
  });

  it('leave one when another deletes the default meanwhile', async () => {
    const { addresses, ada, ids } = await three(await openTestApp());
    await Promise.all([addresses.chooseDefault(ids[1], ada), addresses.delete(ids[0], ada)]);
    await Promise.all([addresses.chooseDefault(ids[2], ada), addresses.delete(ids[1], ada)]);
    expect((await addresses.list(ada)).map(({ addrId, commonAddr }) => [addrId, commonAddr])).toEqual([[ids[2], 1]]);
  });

  it('would break on the index if looking and changing were two steps', async () => {
    const app = await openTestApp();
    const { ada, ids } = await three(app);
    const everybodyLooked = meetingOf(2);
    const chooseUnlocked = (id: number) =>
      inTransaction(app.database, ada.actor, async ({ queries }) => {
        const before = (await readAddresses(queries, ada.userId)).find((address) => address.isDefault);
        await everybodyLooked();
        await queries.execute(sql`update address set is_default = false where id = ${before?.id}`);
        await queries.execute(sql`update address set is_default = true where id = ${id}`);
      });
    const outcomes = await Promise.allSettled([chooseUnlocked(ids[1]), chooseUnlocked(ids[2])]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
