import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openSharedTestApp, openTestApp } from '../../testing/open-test-app.ts';
import { addressesPersonalData } from './index.ts';
import { type Address, DRAFT, type Method, signIn } from './testing/address-book.ts';

const app = await openSharedTestApp();

const marks = (addresses: Address[]) => addresses.map(({ addrId, commonAddr }) => [addrId, commonAddr]);

describe('addresses of a buyer', () => {
  it('are stored trimmed and returned with the region in the caller’s language', async () => {
    const ada = await signIn(app, 'zh_CN');
    const addrId = await ada.add({ receiver: ' 王小明 ' });
    const { data } = await ada.send('GET', `/address/addrInfo/${addrId}`);
    expect(data).toEqual({
      addrId,
      receiver: '王小明',
      mobile: '13800138000',
      postCode: '518057',
      provinceId: 440000,
      province: '广东省',
      cityId: 440300,
      city: '深圳市',
      areaId: 440305,
      area: '南山区',
      addr: '1 Keji South Road',
      commonAddr: 1,
    });
    expect(await ada.list()).toEqual([data]);
    const eve = await signIn(app, 'fr');
    await eve.add();
    expect((await eve.list())[0]).toMatchObject({ province: 'Guangdong', city: 'Shenzhen', area: 'Nanshan District' });
  });

  it('have one default: the first, moved by setDefaultAddress and deleteAddress, listed first', async () => {
    const ada = await signIn(await openTestApp());
    const [one, two, three] = [await ada.add(), await ada.add(), await ada.add({ commonAddr: 1 })];
    expect(marks(await ada.list())).toEqual([
      [three, 1],
      [two, 0],
      [one, 0],
    ]);
    expect(await ada.send('PUT', `/address/defaultAddr/${one}`)).toMatchObject({ success: true, data: null });
    expect(marks(await ada.list())).toEqual([
      [one, 1],
      [three, 0],
      [two, 0],
    ]);
    await ada.send('DELETE', `/address/deleteAddr/${two}`);
    expect(marks(await ada.list())).toEqual([
      [one, 1],
      [three, 0],
    ]);
    const four = await ada.add();
    await ada.send('DELETE', `/address/deleteAddr/${one}`);
    expect(marks(await ada.list())).toEqual([
      [four, 1],
      [three, 0],
    ]);
    await ada.send('DELETE', `/address/deleteAddr/${four}`);
    await ada.send('DELETE', `/address/deleteAddr/${three}`);
    expect(await ada.list()).toEqual([]);
    await ada.add();
    expect((await ada.list())[0]?.commonAddr).toBe(1);
  });

  it('updateAddress replaces the address; unticking the default changes nothing', async () => {
    const ada = await signIn(await openTestApp());
    const [one, two] = [await ada.add(), await ada.add()];
    const change = (addrId: number, commonAddr: number) =>
      ada.send('PUT', '/address/updateAddr', { addrId, ...DRAFT, receiver: 'Grace', areaId: 810102, commonAddr });
    expect(await change(one, 0)).toMatchObject({ success: true, data: null });
    expect(marks(await ada.list())).toEqual([
      [one, 1],
      [two, 0],
    ]);
    await change(two, 1);
    expect(marks(await ada.list())).toEqual([
      [two, 1],
      [one, 0],
    ]);
    expect((await ada.list())[1]).toMatchObject({ receiver: 'Grace', provinceId: 810000, area: 'Wan Chai District' });
  });

  it('addAddress and updateAddress refuse with a message per invalid field, in the caller’s language', async () => {
    const ada = await signIn(await openTestApp(), 'zh_CN');
    const empty = { receiver: ' ', mobile: '12', areaId: 0, addr: 'x', postCode: '', commonAddr: 0 };
    for (const [method, path] of [
      ['POST', '/address/addAddr'],
      ['PUT', '/address/updateAddr'],
    ] as const) {
      const answer = await ada.send(method, path, { addrId: 1, ...empty });
      expect(answer).toMatchObject({ success: false, code: 'A00001', reason: 'address.incomplete' });
      expect(answer.data).toEqual(
        ['receiver', 'mobile', 'areaId', 'addr', 'postCode'].map((field) => ({
          field,
          message: expect.stringMatching(/^请\P{L}*\p{Script=Han}[^{}]+。$/u),
        })),
      );
    }
    for (const areaId of [440300, 440000, 999999, 440399]) {
      const answer = await ada.send('POST', '/address/addAddr', { ...DRAFT, areaId });
      expect(answer.reason).toBe('address.unknownArea');
    }
    expect((await ada.send('POST', '/address/addAddr', { ...DRAFT, receiver: 'a\u0003b' })).reason).toBe(
      'address.incomplete',
    );
    expect(await ada.list()).toEqual([]);
  });
});

describe('addresses of other buyers', () => {
  it('are answered like absent ones (address.notFound), and not changed', async () => {
    const [ada, eve] = [await signIn(app), await signIn(app)];
    const adas = await ada.add();
    await eve.add();
    const before = await ada.list();
    const tries = (id: number): [Method, string, object?][] => [
      ['GET', `/address/addrInfo/${id}`],
      ['PUT', '/address/updateAddr', { addrId: id, ...DRAFT, receiver: 'Eve', commonAddr: 1 }],
      ['PUT', `/address/defaultAddr/${id}`],
      ['DELETE', `/address/deleteAddr/${id}`],
    ];
    for (const [index, [method, path, payload]] of tries(adas).entries()) {
      const foreign = await eve.send(method, path, payload);
      expect(foreign).toMatchObject({ success: false, reason: 'address.notFound' });
      const [absentMethod, absentPath, absentPayload] = tries(987_654_321)[index] ?? ['GET', ''];
      expect(await eve.send(absentMethod, absentPath, absentPayload)).toEqual(foreign);
    }
    expect(await ada.list()).toEqual(before);
    expect(marks(await eve.list())).toEqual([[expect.any(Number), 1]]);
  });

  it('are refused to visitors, like the regions (access.signIn)', async () => {
    for (const path of ['/p/address/list', '/p/address/addrInfo/1', '/p/area/listByPid', '/p/area/getAreaListInfo']) {
      expect((await app.call(path)).envelope).toMatchObject({ code: 'A00004', reason: 'access.signIn' });
    }
  });
});

describe('regionList and regionTree', () => {
  it('return the regions level by level, or the whole tree', async () => {
    const ada = await signIn(await openTestApp());
    const inside = async (pid: number | '') =>
      (await ada.send('GET', `/area/listByPid${pid === '' ? '' : `?pid=${pid}`}`)).data as { areaName: string }[];
    expect(await inside('')).toHaveLength(34);
    expect(await inside(0)).toEqual(await inside(''));
    expect(await inside(440000)).toContainEqual({ areaId: 440300, areaName: 'Shenzhen', parentId: 440000, level: 2 });
    expect(await inside(440300)).toContainEqual(expect.objectContaining({ areaId: 440305, level: 3 }));
    expect(await inside(440305)).toEqual([]);
    const tree = (await ada.send('GET', '/area/getAreaListInfo')).data as { areas: { areas: object[] }[] }[];
    expect(tree).toHaveLength(34);
    expect(tree[0]?.areas[0]?.areas[0]).toEqual({
      areaId: 110101,
      areaName: 'Dongcheng District',
      parentId: 110100,
      level: 3,
    });
  });
});

describe('addressesPersonalData', () => {
  it('exports and erases the addresses of one buyer only', async () => {
    const [ada, eve] = [await signIn(app), await signIn(app)];
    await ada.add();
    await eve.add();
    expect(await addressesPersonalData.read(app.database.queries, ada.userId)).toEqual([
      {
        receiver: 'Ada Lovelace',
        mobile: '13800138000',
        province: '广东省',
        city: '深圳市',
        area: '南山区',
        detail: '1 Keji South Road',
        postCode: '518057',
        isDefault: true,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
    const actor = { kind: 'buyer', userId: ada.userId, sessionId: 's' } as const;
    await inTransaction(app.database, actor, (transaction) => addressesPersonalData.erase(transaction, ada.userId));
    expect(await ada.list()).toEqual([]);
    expect(await eve.list()).toHaveLength(1);
  });
});
