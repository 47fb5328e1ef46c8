import type { OutputOf } from '@galleria/contract/operation';
import type { storePapers } from '@galleria/contract/store-settings/papers';
import type * as contract from '@galleria/contract/stores/paper-requests';
import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openSharedTestApp, openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { upload } from '../applications/testing/applicants.ts';

/** The store of the demo's seller. */
const NORTHWIND = 2;
const REFUSAL = { isAccepted: false, reasons: ['unreadable'], remark: 'The stamp is cut off.' };

async function openPapers(app: TestApp) {
  const staff = await callAsStaff(app, 'stores.audit', 'stores.view');
  const owner = await sellerBrowser(app);
  const papers = async () => (await owner.call('GET', '/m/shop/papers')).data as OutputOf<typeof storePapers>;
  const waitingId = async () => {
    const { records } = await staff.get<OutputOf<typeof contract.paperRequestPage>>(
      '/s/paperRequest/page?state=waiting&text=northw',
    );
    return records[0]?.requestId ?? 0;
  };
  return {
    ...{ staff, owner, papers, waitingId },
    /** Sends a change of the papers; returns the id of the request. */
    async ask(changes: object) {
      const { approved } = await papers();
      expect(await owner.reason('POST', '/m/shop/papers', { ...approved, ...changes })).toBeUndefined();
      return waitingId();
    },
    info: (requestId: number) =>
      staff.get<OutputOf<typeof contract.paperRequestInfo>>(`/s/paperRequest/info?requestId=${requestId}`),
    decide: (requestId: number, decision: object) =>
      staff.reason('PUT', '/s/paperRequest/audit', { requestId, ...decision }),
    keep: async () => (await upload(app, owner.cookies, '/m/file/upload?purpose=picture')).data.filePath,
    holders: async (path: string) => {
      const { rows } = await app.database.pool.query(
        'select holder from upload_reference join upload on upload_id = upload.id where path = $1 order by 1',
        [path],
      );
      return rows.map(({ holder }) => holder);
    },
  };
}

const app = await openSharedTestApp();

/** Payload of the latest event for the subscribers that write the mails. */
async function lastAnnounced(): Promise<object> {
  const { rows } = await app.database.pool.query(
    `select payload -> 'payload' as decided from graphile_worker._private_jobs
     where payload ->> 'event' = 'store.papersDecided' order by id desc limit 1`,
  );
  return rows[0].decided;
}

describe('decidePaperRequest', () => {
  it('refuses with reasons for the store, and accepts the same pictures when they are sent again', async () => {
    const { papers, owner, ask, waitingId, decide, keep, holders, info } = await openPapers(app);
    const { approved } = await papers();
    const licencePics = [await keep()];
    const path = licencePics[0] ?? '';
    const first = await ask({ licencePics, licenceNumber: 'NEW-0001', expiresOn: '2199-12-31' });
    expect(await info(first)).toMatchObject({ state: 'waiting', before: approved, after: { licencePics } });
    expect(await decide(first, { isAccepted: false })).toBe('papers.reasonMissing');
    expect(await decide(first, REFUSAL)).toBeUndefined();
    expect(await decide(first, { isAccepted: true })).toBe('papers.decided');
    expect(await lastAnnounced()).toEqual({ requestId: first, storeId: NORTHWIND, ...REFUSAL });
    const { refused, waiting } = await papers();
    expect(waiting).toBeNull();
    expect(refused).toMatchObject({ ...{ reasons: ['unreadable'], remark: REFUSAL.remark }, licencePics });
    expect(await holders(path)).toEqual(['store.licence']);

    expect(await owner.reason('POST', '/m/shop/papers', refused ?? {})).toBeUndefined();
    expect((await papers()).refused).toBeNull();
    // The refused request has handed its pictures to the next one.
    expect((await info(first)).after.licencePics).toEqual([]);
    expect(await holders(path)).toEqual(['store.licence']);
    const second = await waitingId();
    expect(await decide(second, { isAccepted: true })).toBeUndefined();
    expect(await papers()).toMatchObject({
      ...{ waiting: null, refused: null, licenceState: 'valid' },
      approved: { licenceNumber: 'NEW-0001', expiresOn: '2199-12-31', licencePics },
    });
    expect(await holders(path)).toEqual(['store.papers']);
    const { envelope } = await app.call(`/shop/qualifications?shopId=${NORTHWIND}`);
    expect(envelope.data).toMatchObject({ licenceNumber: 'NEW-0001', licencePics });
    expect(await info(second)).toMatchObject({
      ...{ state: 'approved', after: { licencePics } },
      before: { licenceNumber: approved?.licenceNumber, licencePics: [] },
    });
    expect(await lastAnnounced()).toMatchObject({ requestId: second, isAccepted: true, remark: '' });

    // The next picture replaces this one, which is then unused.
    const next = [await keep()];
    expect(await decide(await ask({ licencePics: next, expiresOn: null }), { isAccepted: true })).toBeUndefined();
    expect(await holders(path)).toEqual([]);
    expect(await papers()).toMatchObject({ licenceState: 'open', approved: { expiresOn: null, licencePics: next } });
  });

  it('decides only the current request, not one that was replaced or withdrawn', async () => {
    const { staff, owner, ask, decide } = await openPapers(app);
    const replaced = await ask({ licenceNumber: 'NEW-0002' });
    const latest = await ask({ licenceNumber: 'NEW-0003' });
    expect(await decide(replaced, { isAccepted: true })).toBe('papers.changed');
    expect(await staff.get(`/s/store/info?storeId=${NORTHWIND}`)).toMatchObject({ paperRequestId: latest });
    expect(await owner.reason('DELETE', '/m/shop/papers')).toBeUndefined();
    expect(await decide(latest, { isAccepted: true })).toBe('papers.changed');
    expect(await staff.reason('GET', `/s/paperRequest/info?requestId=${latest}`)).toBe('papers.notFound');
    expect(await decide(999_999, { isAccepted: true })).toBe('papers.notFound');
    expect(await staff.get(`/s/store/info?storeId=${NORTHWIND}`)).toMatchObject({ paperRequestId: null });
    const states = async (filter: string) =>
      (await staff.get<OutputOf<typeof contract.paperRequestPage>>(`/s/paperRequest/page${filter}`)).records.map(
        ({ state }) => state,
      );
    expect(await states('')).toEqual(['waiting', 'approved', 'approved', 'refused']);
    expect(await states('?state=approved')).toEqual(['approved', 'approved']);
  });
});

/** Two concurrent actions on one request; returns how many succeeded. */
async function actAtOnce(own: TestApp, other: 'refuse' | 'withdraw'): Promise<number> {
  const { owner, ask, decide } = await openPapers(own);
  const requestId = await ask({ licenceNumber: 'NEW-0004' });
  if (own !== app) {
    const write = `update store_paper_request_rows set state = new.state, decided_at = new.decided_at where id = new.id`;
    await removeRowLocks(own, 'store_paper_request', { event: 'update', count: 2, write });
  }
  const answers = await Promise.all([
    decide(requestId, { isAccepted: true }),
    other === 'refuse' ? decide(requestId, REFUSAL) : owner.reason('DELETE', '/m/shop/papers'),
  ]);
  return answers.filter((reason) => reason === undefined).length;
}

describe.each(['refuse', 'withdraw'] as const)('concurrent accept and %s of a paper request', (other) => {
  it('have one outcome', async () => {
    expect(await actAtOnce(app, other)).toBe(1);
  });

  it('control: without the row lock both succeed', async () => {
    expect(await actAtOnce(await openTestApp(), other)).toBe(2);
  });
});

describe('concurrent acceptance and replacement of a paper request', () => {
  it('accepts the request that was read and keeps the new one waiting, or accepts nothing', async () => {
    const { papers, ask, decide } = await openPapers(app);
    const requestId = await ask({ licenceNumber: 'NEW-0005' });
    const [reason] = await Promise.all([decide(requestId, { isAccepted: true }), ask({ licenceNumber: 'NEW-0006' })]);
    const { approved, waiting } = await papers();
    expect(waiting).toMatchObject({ licenceNumber: 'NEW-0006' });
    expect(approved?.licenceNumber === 'NEW-0005').toBe(reason === undefined);
    expect([undefined, 'papers.changed']).toContain(reason);
  });
});
