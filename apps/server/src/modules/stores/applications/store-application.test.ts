import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openSharedTestApp, openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { lastCode, lastMessage } from '../../../testing/read-messages.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { TestBrowser } from '../../accounts/testing/test-browser.ts';
import { findWaiting, openApplicant } from './testing/applicants.ts';

const app = await openSharedTestApp();
const staff = await callAsStaff(app, 'stores.audit');

const decide = (by: TestBrowser, applicationId: number, choice: object, revision = 1) =>
  by.reason('PUT', '/s/application/audit', { applicationId, revision, ...choice });

describe('a store application', () => {
  it('is saved as a draft, sent when complete, refused with remarks, sent again and accepted', async () => {
    const lin = await openApplicant(app, 'lin_one');
    expect((await lin.browser.call('GET', '/p/shop/application')).data).toBeNull();
    const saved = { shopName: 'Lin', foundedOn: '2019-05-04', areaId: lin.papers.areaId };
    expect(await lin.browser.reason('PUT', '/p/shop/application', saved)).toBeUndefined();
    expect(await lin.read('state', 'shopName', 'provinceId', 'cityId', 'intro')).toEqual({
      ...{ state: 'draft', shopName: 'Lin', provinceId: 110_000, cityId: 110_100, intro: '' },
    });
    expect((await lin.send()).reason).toBe('application.identityMissing');
    expect(await lin.addBothSides()).toEqual([undefined, undefined]);
    expect((await lin.send({ foundedOn: '2199-01-01' })).reason).toBe('application.foundedLater');
    expect((await lin.send()).reason).toBeUndefined();
    expect(await lin.read('state', 'identity')).toEqual({ state: 'review', identity: ['front', 'back'] });
    // Cannot be edited while it is under review.
    expect((await lin.send()).reason).toBe('application.notEditable');
    expect(await lin.browser.reason('PUT', '/p/shop/application', saved)).toBe('application.notEditable');
    expect((await lin.addIdentity('front')).reason).toBe('application.notEditable');

    const { applicationId } = await findWaiting(staff, lin.papers.shopName);
    expect(await decide(staff, applicationId, { isAccepted: false })).toBe('application.reasonMissing');
    const refusal = { isAccepted: false, reasons: ['unreadable'], remark: 'The licence is cut off.' };
    expect(await decide(staff, applicationId, refusal)).toBeUndefined();
    expect(await decide(staff, applicationId, { isAccepted: true })).toBe('application.decided');
    expect(await lin.read('state', 'reasons', 'remark')).toEqual({
      ...{ state: 'refused', reasons: ['unreadable'], remark: 'The licence is cut off.' },
    });
    const letter = await lastMessage(app, lin.mail);
    expect(letter.text).toContain('A picture is hard to read');
    expect(letter.text).toContain('The licence is cut off.');

    expect((await lin.send({ intro: 'Paper lanterns, folded by hand in Beijing.' })).reason).toBeUndefined();
    expect(await decide(staff, applicationId, { isAccepted: true })).toBe('application.changed');
    expect(await decide(staff, applicationId, { isAccepted: true }, 2)).toBeUndefined();
    expect(await lin.read('state', 'shopStatus')).toEqual({ state: 'accepted', shopStatus: 5 });
    expect((await lastMessage(app, lin.mail)).text).toContain('has been accepted');
    const [entry] = (await app.database.queries.execute(sql`select * from audit_entry order by id desc limit 1`)).rows;
    expect(entry).toMatchObject({ operation: 'decideApplication', outcome: 'done', before: { state: 'review' } });
  });

  it('becomes a store that opens once its owner has an account, with access to the back office', async () => {
    const mei = await openApplicant(app, 'mei_two');
    const account = { mobile: '13911112222', validCode: '000000', passWord: 'kx7Quill#' };
    expect(await mei.browser.reason('POST', '/p/shop/account', account)).toBe('application.notAccepted');
    await mei.addBothSides();
    await mei.send();
    const { applicationId } = await findWaiting(staff, mei.papers.shopName);
    await decide(staff, applicationId, { isAccepted: true });
    await mei.browser.call('POST', '/p/shop/account/sendCode', { mobile: account.mobile });
    const validCode = await lastCode(app, account.mobile);
    const set = (changes: object) => mei.browser.call('POST', '/p/shop/account', { ...account, validCode, ...changes });
    expect((await set({ passWord: 'short' })).reason).toBe('password.storeRule');
    expect((await set({ validCode: '000000' })).reason).toBe('code.wrong');
    const { data } = await set({});
    const { shopId } = data as { shopId: number };
    expect((await set({})).reason).toBe('application.notAccepted');
    expect(await mei.read('state', 'shopStatus', 'shopId')).toEqual({ state: 'opened', shopStatus: 1, shopId });

    const owner = new TestBrowser(app);
    await owner.call('POST', '/m/login', { userName: account.mobile, passWord: account.passWord });
    expect((await owner.call('GET', '/m/shop/info')).data).toMatchObject({ shopId, name: { en: mei.papers.shopName } });
    expect((await owner.call('GET', '/m/me')).data).toMatchObject({ name: mei.papers.legalRepresentative });
    const papers = await app.call(`/shop/qualifications?shopId=${shopId}`);
    expect(JSON.stringify(papers.envelope.data)).toContain(mei.papers.licenceNumber);
    // The pictures belong to the seller from now on: they stay when the buyer's account is closed.
    const { rows } = await app.database.pool.query('select distinct owner_kind from upload where path = any($1)', [
      [mei.papers.shopLogo, mei.papers.licencePic],
    ]);
    expect(rows).toEqual([{ owner_kind: 'seller' }]);
  });

  it('adds a store to the account of an existing seller, with the seller’s password', async () => {
    const wu = await openApplicant(app, 'wu_three');
    await wu.addBothSides();
    await wu.send();
    await decide(staff, (await findWaiting(staff, wu.papers.shopName)).applicationId, { isAccepted: true });
    const mobile = '13911113333';
    await app.database.pool.query(`update seller set mobile = $1 where mail = 'seller@galleria.test'`, [mobile]);
    const set = async (passWord: string) => {
      await app.database.pool.query('delete from verification_code');
      await wu.browser.call('POST', '/p/shop/account/sendCode', { mobile });
      return wu.browser.reason('POST', '/p/shop/account', { mobile, validCode: await lastCode(app, mobile), passWord });
    };
    expect(await set('Another#26')).toBe('password.wrong');
    const ban = (status: string) =>
      app.database.pool.query('update seller set status = $2 where mobile = $1', [mobile, status]);
    await ban('banned');
    expect(await set('Another#26')).toBe('password.wrong');
    expect(await set('Galleria#26')).toBe('seller.suspended');
    expect(await wu.read('state')).toEqual({ state: 'accepted' });
    await ban('active');
    expect(await set('Galleria#26')).toBeUndefined();
  });

  it('reports an error for each invalid field, in the caller’s language', async () => {
    const ana = await openApplicant(app, 'ana_four');
    const wrong = {
      shopName: 'Ana <3',
      address: 'No 5',
      intro: 'Short',
      contactPhone: 'x',
      shopLogo: '',
      agrees: false,
    };
    const { reason, data } = await ana.send(wrong);
    expect(reason).toBe('input.invalid');
    const problems = new Map((data as { field: string; message: string }[]).map((one) => [one.field, one.message]));
    expect([...problems.keys()].toSorted()).toEqual(Object.keys(wrong).toSorted());
    expect(problems.get('intro')).toBe('Too short: the minimum length is 10.');
    const other = await openApplicant(app, 'other_four');
    await ana.addBothSides();
    expect((await ana.send({ shopLogo: other.papers.shopLogo })).reason).toBe('profile.foreignPicture');
    expect((await ana.send({ areaId: 110_100 })).reason).toBe('address.unknownArea');
  });

  it('can be withdrawn before it is decided', async () => {
    const bo = await openApplicant(app, 'bo_five');
    expect(await bo.browser.reason('DELETE', '/p/shop/application')).toBe('application.notWaiting');
    await bo.addBothSides();
    await bo.send();
    const { applicationId } = await findWaiting(staff, bo.papers.shopName);
    expect(await bo.browser.reason('DELETE', '/p/shop/application')).toBeUndefined();
    expect(await bo.read('state')).toEqual({ state: 'draft' });
    expect(await decide(staff, applicationId, { isAccepted: true })).toBe('application.notFound');
    expect(await staff.reason('GET', `/s/application/info?applicationId=${applicationId}`)).toBe(
      'application.notFound',
    );
  });
});

describe('the store name of an application', () => {
  it('must differ from every store and every other application, ignoring case', async () => {
    const [eva, kim] = [await openApplicant(app, 'eva_six'), await openApplicant(app, 'kim_six')];
    await Promise.all([eva.addBothSides(), kim.addBothSides()]);
    expect((await eva.send({ shopName: 'northwind AUDIO' })).reason).toBe('store.nameTaken');
    const both = await Promise.all([eva.send({ shopName: 'Blue Door' }), kim.send({ shopName: 'BLUE door' })]);
    expect(both.map(({ reason }) => reason).toSorted()).toEqual(['store.nameTaken', undefined]);
  });

  it('is unique by constraints of the database too', async () => {
    const ivo = await openApplicant(app, 'ivo_seven');
    await ivo.addBothSides();
    await ivo.send({ shopName: 'Green Door' });
    const run = (statement: string) => app.database.pool.query(statement);
    await expect(run(`update store set folded_names = 'green door' where id = 3`)).rejects.toThrow(/under review/);
    await expect(
      run(
        `update store_application set folded_name = (select folded_names from store where id = 1) where state = 'review'`,
      ),
    ).rejects.toThrow(/name of a store|store_application_name/);
  });
});

/** Two members of staff decide at once, one accepts and one refuses; returns how many decisions succeeded. */
async function decideAtOnce(own: TestApp): Promise<number> {
  const applicant = await openApplicant(own, 'race');
  await applicant.addBothSides();
  await applicant.send();
  const [one, other] = [await callAsStaff(own, 'stores.audit'), await callAsStaff(own, 'stores.audit')];
  const { applicationId } = await findWaiting(one, applicant.papers.shopName);
  return decideBoth(own, one, other, applicationId);
}

async function decideBoth(own: TestApp, one: TestBrowser, other: TestBrowser, applicationId: number) {
  if (own !== app) {
    const write = `update store_application_rows set state = new.state, store_id = new.store_id where id = new.id`;
    await removeRowLocks(own, 'store_application', { event: 'update', count: 2, write });
  }
  const answers = await Promise.all([
    decide(one, applicationId, { isAccepted: true }),
    decide(other, applicationId, { isAccepted: false, remark: 'No.' }),
  ]);
  return answers.filter((reason) => reason === undefined).length;
}

describe('concurrent acceptance and refusal of an application', () => {
  it('have one outcome', async () => {
    expect(await decideAtOnce(app)).toBe(1);
  });

  it('control: without the row lock both succeed', async () => {
    expect(await decideAtOnce(await openTestApp())).toBe(2);
  });
});
