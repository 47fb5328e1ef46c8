import { expect, it, onTestFinished } from 'vitest';
import { MallProcess } from '../mall-process/mall-process.ts';
import { runCrashes } from './crash-run.ts';

it('acknowledged orders and payments survive kills of mall and database, and a hanging database', async () => {
  const building = await MallProcess.make({ DATABASE_TIMEOUT_MS: '1000' });
  onTestFinished(() => building.remove());
  await building.start();
  const { log, findings } = await runCrashes(building, {
    ...{ kills: 1, stopMs: 3000, clients: 4, workMs: 1000, isHurried: true, print: () => undefined },
  });
  expect(findings.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  expect(log.filter(({ placed }) => placed).length).toBeGreaterThan(10);
  expect(log.some(({ wasRepeated }) => wasRepeated)).toBe(true);
}, 180_000);
