import { demoStaff } from '@galleria/demo/people/demo-staff';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { OWNER, sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { staff } from '../index.ts';
import { SUPERUSER, staffBrowser } from '../testing/staff-browser.ts';

const app = await openSharedTestApp();
const superuser = await staffBrowser(app);
const staffId = (await staff.seed.findStaffId(app.database.queries, demoStaff.service.mail)) ?? '';
await superuser.call('PUT', '/s/staff/role', { staffId, roleId: 5 });
await superuser.call('PUT', '/s/staff/active', { staffId, isActive: false });
const seller = await sellerBrowser(app);
await seller.call('POST', '/m/role', { name: 'Marzipan bakers', permissions: ['orders.view'] });

interface Page {
  records: { id: number; operation: string; name: string; storeId: number; storeName: string; before: unknown }[];
  nextCursor: string;
}

async function search(input: Record<string, string> = {}): Promise<Page> {
  return (await superuser.call('GET', `/s/audit/page?${new URLSearchParams(input)}`)).data as Page;
}

const operationsOf = ({ records }: Page) => records.map(({ operation }) => operation);

describe('auditPage', () => {
  it('lists operations of staff and sellers, with the values before', async () => {
    const { records } = await search();
    expect(operationsOf({ records, nextCursor: '' })).toEqual(['saveStoreRole', 'setStaffActive', 'changeStaffRole']);
    expect(records[0]).toMatchObject({ name: OWNER.name, storeId: 2, storeName: expect.stringMatching(/\w/) });
    expect(records[2]).toMatchObject({
      ...{ name: SUPERUSER.name, storeId: 0, realm: 'staff' },
      before: { name: demoStaff.service.name, role: 'service' },
      after: { name: demoStaff.service.name, role: 'auditor' },
    });
  });

  it.each([
    [{ person: 'robin' }, ['setStaffActive', 'changeStaffRole']],
    [{ person: OWNER.mail }, ['saveStoreRole']],
    [{ person: 'nobody at all' }, []],
    [{ realm: 'seller' }, ['saveStoreRole']],
    [{ operation: 'changeStaffRole' }, ['changeStaffRole']],
    [{ storeId: '2' }, ['saveStoreRole']],
    [{ text: 'MARZIPAN' }, ['saveStoreRole']],
    [{ text: '100%' }, []],
    [{ from: '2000-01-01', until: '2000-01-02' }, []],
    [{ from: '2000-01-01' }, ['saveStoreRole', 'setStaffActive', 'changeStaffRole']],
    [{ from: '2999-01-01' }, []],
  ])('filters by %j', async (input, expected) => {
    expect(operationsOf(await search(input as Record<string, string>))).toEqual(expected);
  });

  it('pages by cursor', async () => {
    const seen: string[] = [];
    let page = await search({ size: '1' });
    for (let turns = 0; turns < 5; turns++) {
      seen.push(...operationsOf(page));
      if (!page.nextCursor) break;
      page = await search({ size: '1', cursor: page.nextCursor });
    }
    expect(seen).toEqual(['saveStoreRole', 'setStaffActive', 'changeStaffRole']);
  });
});

const typeOf = async (path: string) => (await superuser.answer('GET', path)).headers['content-type'];

describe('auditExport', () => {
  it('exports the filtered entries as CSV', async () => {
    const { body, headers } = await superuser.answer('GET', '/s/audit/export?realm=staff');
    expect(headers['content-type']).toMatch(/^text\/csv/);
    const [head, ...lines] = body.trim().split('\r\n');
    expect(head).toContain('time,realm,person');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`staff,${SUPERUSER.name}`);
  });

  it('refuses words that match more people than a search takes into account, in the realm that is asked for', async () => {
    await app.database.pool.query(
      `insert into seller (name, mail, password_hash, locale)
       select 'Crowd ' || n, 'crowd' || n || '@example.org', '', 'en' from generate_series(1, 201) n`,
    );
    const path = '/s/audit/export?person=crowd';
    expect(await superuser.reason('GET', path)).toBe('csv.tooManyPeople');
    expect(await typeOf(`${path}&realm=staff`)).toMatch(/^text\/csv/);
    await app.database.pool.query(`delete from seller where mail = 'crowd201@example.org'`);
    expect(await typeOf(path)).toMatch(/^text\/csv/);
  });

  it('is refused without the permission to read the log', async () => {
    const operator = await staffBrowser(app, demoStaff.operator);
    expect(await operator.reason('GET', '/s/audit/export')).toBe('access.forbidden');
  });
});
