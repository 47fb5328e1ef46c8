import { parseArgs } from 'node:util';
import { runCrashes } from '../apps/server/src/testing/crash/crash-run.ts';
import { MallProcess } from '../apps/server/src/testing/mall-process/mall-process.ts';

/**
 * Mixed checkouts and payments while the mall and the database are killed and the database is stopped, `kills` times
 * each.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } });
  const mallProcess = await MallProcess.make();
  try {
    await mallProcess.start();
    const { log, findings, abandonedJobs } = await runCrashes(mallProcess, {
      ...{ kills: Number(values.kills), stopMs: 5000, clients: 12, workMs: 3000, isHurried: false, print: console.log },
    });
    const placed = log.filter((order) => order.placed);
    const done = Object.entries(Object.groupBy(placed, ({ intent }) => intent));
    console.log(`\n${log.length} orders asked for, ${placed.length} acknowledged, of which`);
    for (const [intent, orders = []] of done) {
      console.log(
        `  ${intent.padEnd(13)}${orders.length}, ${orders.filter(({ isDone }) => isDone).length} acknowledged`,
      );
    }
    console.log(`${log.filter(({ wasRepeated }) => wasRepeated).length} had to be asked for again.`);
    for (const { what, wrong } of findings) console.log(`${wrong.length === 0 ? 'yes' : 'NO '} ${what}`);
    for (const { what, wrong } of findings) for (const one of wrong.slice(0, 10)) console.log(`${what}: ${one}`);
    if (abandonedJobs.length > 0) console.log(`Jobs that died with their process: ${abandonedJobs.join(', ')}`);
    return findings.every(({ wrong }) => wrong.length === 0) ? 0 : 1;
  } finally {
    await mallProcess.remove();
  }
}

process.exit(await main());
