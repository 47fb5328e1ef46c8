import { everyOperation } from '@galleria/contract/contract';
import { operation, visitor } from '@galleria/contract/operation';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addressOf } from '../../foundation.ts';
import { createLog } from '../../infra/log/log.ts';
import { openTestApp } from '../open-test-app.ts';
import { checkBooks } from '../trade-races/books.ts';
import { connectMall } from '../trade-races/race-mall.ts';
import { apiCall, type Target } from './api-calls.ts';
import { FuzzWorld } from './fuzz-world.ts';
import { fuzzSeed, runFuzz } from './run-fuzz.ts';
import { sendBy } from './send.ts';

/** Together with `e2e/stories/whole-mall/page-fuzz.spec.ts`, which needs the built pages, 10,000 calls. */
const CALLS = 9_000;
const CONCURRENCY = 8;
/** Share of all operations, with about 16 calls each; in practice more than half succeed. */
const MIN_SUCCESS_SHARE = 0.45;

async function openFuzzedMall(
  prepare: (server: Awaited<ReturnType<typeof openTestApp>>['server']) => void = () => undefined,
) {
  const errors: string[] = [];
  const log = createLog({ logLevel: 'error' }, { write: (line) => errors.push(line) });
  const app = await openTestApp({}, { log });
  prepare(app.server);
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const world = await FuzzWorld.open(await connectMall(addressOf(app.server), app.database));
  const fuzz = (targets: readonly Target[], calls: number) =>
    runFuzz(world, {
      ...{ seed: fuzzSeed(1), calls, atOnce: CONCURRENCY, send: sendBy(app.server) },
      make: (random, vocabulary) => apiCall(random, targets, vocabulary),
    });
  return { app, world, fuzz, errors };
}

describe('fuzzed calls of every operation', () => {
  it('are answered in the envelope, without faults, leaks or changes to other people’s data and the ledger', {
    timeout: 300_000,
  }, async () => {
    const { app, world, fuzz, errors } = await openFuzzedMall();
    const before = await world.victimRows();

    const { problems, succeeded } = await fuzz(everyOperation(), CALLS);

    expect(problems.slice(0, 20).join('\n'), `${problems.length} problems`).toBe('');
    expect(errors.slice(0, 5)).toEqual([]);
    expect(await world.victimRows()).toEqual(before);
    expect((await checkBooks(world.mall)).filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    expect((await app.call('/lang/default')).envelope.success).toBe(true);
    // Otherwise the calls would have tested nothing but the input checks.
    expect(succeeded.size).toBeGreaterThan(everyOperation().length * MIN_SUCCESS_SHARE);
  });
});

describe('problem detection of the fuzzer', () => {
  const target = (name: string): Target => ({
    name,
    operation: operation({
      ...{ method: 'GET', path: `/control/${name}`, access: visitor, summary: name, refusals: [] },
      ...{ input: z.object({ size: z.int().optional() }), output: z.unknown() },
    }),
  });
  const CONTROLS: Record<string, (world: () => FuzzWorld) => unknown> = {
    fault: () => {
      throw new Error('control');
    },
    leak: (world) => ({ success: true, code: '00000', msg: '', data: world().markers.victim }),
    stack: () => ({ success: false, code: 'A00001', msg: new Error('control').stack, data: null }),
    statement: () => ({ success: false, code: 'A00001', msg: 'Failed query: select "id" from "account"', data: null }),
    bare: () => 'no envelope',
  };

  it('control: finds handlers that throw, leak, show internals or send no envelope', async () => {
    let found: FuzzWorld | undefined;
    const { world, fuzz, errors } = await openFuzzedMall((server) => {
      for (const [name, answer] of Object.entries(CONTROLS)) {
        server.get(`/api/control/${name}`, { config: { access: visitor } }, () => answer(() => found as FuzzWorld));
      }
    });
    found = world;
    for (const name of Object.keys(CONTROLS)) {
      const { problems } = await fuzz([target(name)], 20);
      expect({ name, isFound: problems.length > 0 }).toEqual({ name, isFound: true });
    }
    expect(errors.length).toBeGreaterThan(0);
  });
});
