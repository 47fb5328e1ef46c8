import { access } from 'node:fs/promises';
import path from 'node:path';
import { SYSTEM } from '@galleria/domain/access/access';
import { STORE_STATUS } from '@galleria/domain/stores/store-status';
import { expect, inject, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openSharedTestApp, openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { buyerAt } from '../../accounts/testing/people.ts';
import { TestBrowser } from '../../accounts/testing/test-browser.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { setStoreStatus } from '../write-stores.ts';
import { removeIdentityFiles, removeOldIdentities } from './identity-pictures.ts';
import { recordStoreStatus } from './record-store-status.ts';
import { findWaiting, openApplicant } from './testing/applicants.ts';

const app = await openSharedTestApp();

const OWN = '/p/shop/application/identity?side=front';
const OF_STAFF = (applicationId: number, side = 'front') =>
  `/s/application/identity?applicationId=${applicationId}&side=${side}`;

async function storedPaths(own: TestApp, userId: string): Promise<string[]> {
  const { rows } = await own.database.pool.query(
    'select identity_front, identity_back from store_application where user_id = $1',
    [userId],
  );
  return Object.values(rows[0] ?? {}) as string[];
}

async function openSent(own: TestApp, name: string) {
  const applicant = await openApplicant(own, name);
  await applicant.addBothSides();
  await applicant.send();
  const staff = await callAsStaff(own, 'stores.audit');
  const { applicationId } = await findWaiting(staff, applicant.papers.shopName);
  return { ...applicant, staff, applicationId, paths: await storedPaths(own, applicant.userId) };
}

it('identity pictures are sent to the applicant and to staff with the permission only', async () => {
  const { browser, staff, applicationId, paths, papers } = await openSent(app, 'ida_one');
  for (const seen of [await browser.answer('GET', OWN), await staff.answer('GET', OF_STAFF(applicationId, 'back'))]) {
    expect(seen.headers['content-type']).toBe('image/webp');
    expect(seen.headers['cache-control']).toBe('private, no-store');
    expect(seen.headers.etag).toBeUndefined();
    expect(seen.rawPayload.subarray(0, 4).toString()).toBe('RIFF');
  }
  const answerOf = async (by: TestBrowser, call: string) => (await by.call('GET', call)).reason;
  const visitor = new TestBrowser(app);
  const other = await buyerAt(app);
  const seller = await sellerBrowser(app);
  const clerk = await callAsStaff(app, 'stores.view', 'stores.edit', 'audit.view');
  for (const by of [visitor, other, seller, clerk, browser]) {
    expect(await answerOf(by, OF_STAFF(applicationId))).toMatch(/^access\.(signIn|forbidden)$/);
  }
  expect(await answerOf(other, OWN)).toBe('application.noPicture');
  for (const by of [visitor, seller, staff]) expect(await answerOf(by, OWN)).toBe('access.signIn');
  // No path, and no variation of one, leads to the file; an ordinary picture shows that the route works.
  const status = async (url: string) => (await app.server.inject({ method: 'GET', url })).statusCode;
  expect(await status(`/${papers.licencePic}`)).toBe(200);
  for (const own of paths) {
    const tries = [
      `/${own}`,
      `/${own}/social.jpg`,
      `/pictures/..%2fprivate-${own}`,
      `/private-${own}`,
      `/private-pictures/${own}`,
    ];
    for (const url of tries) expect(await status(url)).not.toBe(200);
  }
  // No response names the files.
  const { payload } = await staff.answer('GET', `/s/application/info?applicationId=${applicationId}`);
  for (const own of paths) expect(payload).not.toContain(own);
});

it('views of identity pictures by staff are recorded in the audit log', async () => {
  const { staff, applicationId } = await openSent(app, 'ida_two');
  await staff.answer('GET', OF_STAFF(applicationId));
  await staff.answer('GET', OF_STAFF(applicationId, 'back'));
  const { rows } = await app.database.pool.query(
    `select input->>'side' side, outcome from audit_entry
     where operation = 'applicationIdentity' and input->>'applicationId' = $1 order by id`,
    [String(applicationId)],
  );
  expect(rows).toEqual([
    { side: 'front', outcome: 'done' },
    { side: 'back', outcome: 'done' },
  ]);
});

/** Runs the nightly jobs, in order. */
async function runJobs(own: TestApp, paths: string[]): Promise<boolean[]> {
  const { stores } = own.services;
  await removeOldIdentities(stores);
  await removeIdentityFiles(stores, { paths });
  return Promise.all(paths.map((one) => stores.privatePictures.exists(one)));
}

const KEPT = [true, true];
const GONE = [false, false];

it('identity pictures are deleted 30 days after a refusal or the closing of the store, and not before', async () => {
  const own = await openTestApp();
  const { stores } = own.services;
  const [refused, closed, waiting] = [
    await openSent(own, 'ref_three'),
    await openSent(own, 'clo_three'),
    await openSent(own, 'wai_three'),
  ];
  const decide = (of: typeof refused, isAccepted: boolean) =>
    of.staff.reason('PUT', '/s/application/audit', {
      ...{ applicationId: of.applicationId, revision: 1, isAccepted, remark: 'As you see.' },
    });
  expect([await decide(refused, false), await decide(closed, true)]).toEqual([undefined, undefined]);
  const { shopId: storeId } = (await closed.read('shopId')) as { shopId: number };
  await inTransaction(own.database, SYSTEM, (transaction) =>
    setStoreStatus(transaction, storeId, STORE_STATUS.offline),
  );
  await recordStoreStatus(stores, { storeId });
  await own.moveClock('29 days');
  const all = async () => Promise.all([refused, closed, waiting].map(({ paths }) => runJobs(own, paths)));
  expect(await all()).toEqual([KEPT, KEPT, KEPT]);
  await own.moveClock('31 days');
  expect(await all()).toEqual([GONE, GONE, KEPT]);
  expect(await storedPaths(own, refused.userId)).toEqual(['', '']);
  // The file is in the private directory only.
  const { dataDir } = inject('testDatabase');
  const [file = ''] = waiting.paths;
  const name = path.join(file.slice('pictures/'.length, 'pictures/'.length + 2), path.basename(file));
  await expect(access(path.join(dataDir, 'private-pictures', name))).resolves.toBeUndefined();
  await expect(access(path.join(dataDir, 'pictures', name))).rejects.toThrow();
});

it('identity pictures are deleted when they are replaced or the account is closed', async () => {
  const applicant = await openApplicant(app, 'rep_four');
  await applicant.addBothSides();
  const [first = ''] = await storedPaths(app, applicant.userId);
  await applicant.addIdentity('front');
  const paths = await storedPaths(app, applicant.userId);
  expect(paths).not.toContain(first);
  const { stores } = app.services;
  await removeIdentityFiles(stores, { paths: [first, ...paths] });
  expect(await Promise.all([first, ...paths].map((one) => stores.privatePictures.exists(one)))).toEqual([
    false,
    ...KEPT,
  ]);
  const { passWord } = { passWord: applicant.password };
  expect(await applicant.browser.reason('POST', '/p/user/destroy', { passWord })).toBeUndefined();
  await removeIdentityFiles(stores, { paths });
  expect(await Promise.all(paths.map((one) => stores.privatePictures.exists(one)))).toEqual(GONE);
});
