import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.ts';

const failureOf = (work: Promise<unknown>) => work.then(undefined, (problem: unknown) => problem);

it('isDatabaseUnavailable accepts a missing socket and a socket without a listener', async () => {
  const connect = () => failureOf(new pg.Client({ host: tmpdir(), port: 1 }).connect());
  expect(isDatabaseUnavailable(await connect())).toBe(true);
  const socket = join(tmpdir(), '.s.PGSQL.1');
  await writeFile(socket, '');
  expect(isDatabaseUnavailable(await connect())).toBe(true);
  await rm(socket);
});

it('isDatabaseUnavailable rejects a missing file', async () => {
  expect(isDatabaseUnavailable(await failureOf(readFile(join(tmpdir(), 'no-such-file'))))).toBe(false);
});
