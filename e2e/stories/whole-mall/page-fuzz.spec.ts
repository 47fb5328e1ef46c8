import { expect, test } from '@playwright/test';
import { FuzzWorld } from '../../../apps/server/src/testing/fuzz/fuzz-world.ts';
import { pageCall } from '../../../apps/server/src/testing/fuzz/page-calls.ts';
import { pagePaths, readPageTargets } from '../../../apps/server/src/testing/fuzz/page-targets.ts';
import { fuzzSeed, runFuzz } from '../../../apps/server/src/testing/fuzz/run-fuzz.ts';
import { sendTo } from '../../../apps/server/src/testing/fuzz/send.ts';
import { withMallProcess } from '../../../apps/server/src/testing/mall-process/with-mall-process.ts';
import { checkBooks } from '../../../apps/server/src/testing/trade-races/books.ts';
import routes from '../../../apps/storefront/app/routes.ts';

/**
 * Together with the calls to every operation in `apps/server/src/testing/fuzz/fuzz.test.ts`: 10,000. Needs no browser.
 */
const CALLS = 1_000;
const CONCURRENCY = 8;

test('fuzzed visits and forms of every page are answered without a fault, a leak or a change of other people’s data', async () => {
  test.setTimeout(300_000);
  await withMallProcess({ WITH_PAGES: '1' }, async (mallProcess, mall) => {
    const world = await FuzzWorld.open(mall);
    const send = sendTo(mallProcess.url, CONCURRENCY);
    const pages = await readPageTargets(world, send, pagePaths(routes));
    const before = await world.victimRows();

    const { problems, succeeded } = await runFuzz(world, {
      ...{ seed: fuzzSeed(1), calls: CALLS, atOnce: CONCURRENCY, send },
      make: (random, vocabulary) => pageCall(random, pages, vocabulary),
    });

    expect(problems.slice(0, 20).join('\n'), `${problems.length} problems`).toBe('');
    expect(mallProcess.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect(await world.victimRows()).toEqual(before);
    expect((await checkBooks(mall)).filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    expect(succeeded.size).toBeGreaterThan(pages.length / 2);
  });
});
