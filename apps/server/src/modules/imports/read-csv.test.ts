import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readCsv } from './read-csv.ts';

const CHUNK_BYTES = 64 * 1024;

/** The line numbers that are reported for the rows of a stock file, and their `sku` cells. */
async function linesOf(text: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'read-csv-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'stock.csv');
  await writeFile(file, text);
  const found: [number, string][] = [];
  const { size: sizeBytes } = await stat(file);
  const count = await readCsv({ path: file, sizeBytes }, 'stock', async ({ line, cells }) => {
    found.push([line, cells.sku ?? '']);
  });
  expect(count).toBe(found.length);
  return found;
}

it.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
])(
  'readCsv reports the line on which a row begins, after blank lines and cells of several lines, with %s',
  async (_, end) => {
    const rows = ['sku,count', 'A,1', '', '"B', 'B', 'B",2', 'C,3'];
    expect(await linesOf(rows.join(end))).toEqual([
      [2, 'A'],
      [4, 'B\nB\nB'],
      [7, 'C'],
    ]);
  },
);

it('readCsv reads a CRLF that two chunks of the file share', async () => {
  const head = 'sku,count\r\n"';
  const long = 'x'.repeat(CHUNK_BYTES - head.length - 1);
  expect(await linesOf(`${head}${long}\r\n",1\r\nB,2\r\n`)).toEqual([
    [2, `${long}\n`],
    [4, 'B'],
  ]);
});
