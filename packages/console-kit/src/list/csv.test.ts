import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('toCsv quotes cells with separators and escapes formulas', () => {
  const rows = [
    ['name', 'amount'],
    ['Ada "the first", of London', -5],
    ['=HYPERLINK("http://evil.test")', null],
  ];
  expect(toCsv(rows)).toBe(
    'name,amount\r\n"Ada ""the first"", of London",-5\r\n"\'=HYPERLINK(""http://evil.test"")",\r\n',
  );
});
