import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Figures, measureMall } from './speed/measure-mall.ts';

/** CPU time of server + PostgreSQL per request, unless stated otherwise. */
const GOALS: Readonly<Record<string, string>> = {
  'list of 20': '1.0 ms in all',
  'detail call': '0.8 ms in all',
  'keyword search': '1.5 ms in all',
  'add to cart': '2 ms in all',
  'read cart': '2 ms in all',
  'cart to paid order': '25 ms in all',
  'its statements': '40',
  'page / for one person': '8 + 1 ms',
  'page /list for one person': '8 + 1 ms',
  'page /detail for one person': '8 + 1 ms',
  'shared page /': '4000 /s',
  'shared page /detail': '4000 /s',
  'HTML of /, gzipped': '100, 18 kB',
  'HTML of /list, gzipped': '100, 18 kB',
  'HTML of /detail, gzipped': '100, 18 kB',
  'scripts of /, gzipped': '120 kB',
  'scripts of /list, gzipped': '120 kB',
  'scripts of /detail, gzipped': '120 kB',
  'memory, idle and after the load': '150, 350 MB',
};

/** Compares the mall's figures with its goals and, if `--before` names another checkout, with that one, in one run. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { before: { type: 'string' } } });
  const before = values.before ? await measured(path.resolve(values.before)) : undefined;
  const now = await measured(path.resolve(import.meta.dirname, '..'));
  console.log(
    '\nCPU time of the server + that of PostgreSQL for one; the bare route is Fastify that sends the same bytes.',
  );
  console.table(
    [...now].map(([what, { value, ofBare = '' }]) => ({
      what,
      ...(before && { before: before.get(what)?.value ?? '' }),
      now: value,
      goal: GOALS[what] ?? '',
      ...(before && { 'CPU × bare, before': before.get(what)?.ofBare ?? '' }),
      'CPU × bare, now': ofBare,
    })),
  );
}

async function measured(checkout: string): Promise<Figures> {
  console.log(`Measuring ${checkout} …`);
  return measureMall(checkout);
}

await main();
