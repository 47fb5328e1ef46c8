import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { copyRows } from './copy-rows.ts';

const NASTY = [
  'tab\there, line\nbreak, return\rhere',
  'back\\slash, \\N, \\., \\t and \\\\',
  '"double", \'single\', `back`, $$dollars$$',
  '{braces}, (brackets), [more], a,comma; NULL',
  '中文，日本語、한국어, عربى, é e\u0301, 👩‍👩‍👧 and \u{10FFFF}',
  '\\.',
  ' spaces around ',
  '',
];

async function openCopies() {
  const { database } = await openTestApp();
  await database.pool.query(`create table copy (
    id int primary key, plain text, amount double precision, flag bool, moment timestamptz, texts text[], numbers smallint[],
    data jsonb)`);
  const columns = ['id', 'plain', 'amount', 'flag', 'moment', 'texts', 'numbers', 'data'];
  return {
    copy: async (rows: Parameters<typeof copyRows>[3]) => {
      const client = await database.pool.connect();
      return copyRows(client, 'copy', columns, rows).finally(() => client.release());
    },
    read: async () => (await database.pool.query('select * from copy order by id')).rows,
  };
}

describe('copyRows', () => {
  it('stores every value exactly as sent, also quotes, backslashes and line breaks', async () => {
    const { copy, read } = await openCopies();
    const moment = new Date('2024-02-29T23:59:59.123Z');
    const sent = NASTY.map((text, id) => {
      const data = { [text]: text, deep: [text, null, { text }] };
      return {
        id,
        plain: text,
        amount: -1.5e-7,
        flag: id % 2 === 0,
        moment,
        texts: [text, ...NASTY],
        numbers: [0, -5],
        data,
      };
    });
    expect(await copy(sent.map((row) => Object.values(row)))).toBe(NASTY.length);
    expect(await read()).toEqual(sent);
  });

  it('stores null and empty values in every nullable column', async () => {
    const { copy, read } = await openCopies();
    await copy([
      [1, null, null, null, null, null, null, null],
      [2, '', 0, false, null, [], [], {}],
    ]);
    const nothing = { plain: null, amount: null, flag: null, moment: null, texts: null, numbers: null, data: null };
    expect(await read()).toEqual([
      { id: 1, ...nothing },
      { id: 2, plain: '', amount: 0, flag: false, moment: null, texts: [], numbers: [], data: {} },
    ]);
  });

  it('stores more rows than one batch holds', async () => {
    const { copy, read } = await openCopies();
    const rows = Array.from({ length: 2_500 }, (_, id) => [id, `row ${id}`, id, true, null, null, null, null]);
    expect(await copy(rows)).toBe(2_500);
    expect((await read()).map(({ plain }) => plain)).toEqual(rows.map(([, plain]) => plain));
  });

  it('stores all rows or none, and leaves the connection usable', async () => {
    const { copy, read } = await openCopies();
    const row = (id: number) => [id, 'twice', null, null, null, null, null, null];
    await expect(copy([row(1), row(2), row(1)])).rejects.toThrow(/duplicate key/);
    expect(await read()).toEqual([]);
    expect(await copy([row(1)])).toBe(1);
    function* broken() {
      yield row(2);
      throw new Error('no more');
    }
    await expect(copy(broken())).rejects.toThrow('no more');
    expect(await read()).toHaveLength(1);
    expect(await copy([row(3)])).toBe(1);
  });
});
