// `npm run bench`: measurements. Ratios taken in one run; never part of the gate.
//   -- --only speed | pages | catalogue | checkout | purchase | job-lag | soak | flash-sale | races | crash | overload |
//           exports | orders | uploads | imports | refunds | fuzz | search-quality
//   -- --before ../other-checkout  a built checkout of another commit, which --only speed measures as well
//   -- --products 200000            the size of the large mall, which is made on first use and kept in .cache
//   -- --kills 20                   how often mall and database are killed, each
//   -- --seconds 60                 how long the attack with half-sent bodies lasts
//   -- --minutes 30                 how long the mixed load lasts
//   -- --calls 100000               how many hostile calls the fuzzer sends
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './setup/install.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./setup/build-apps.mjs');
const { fingerprint, readStamp, writeStamp } = await import('./setup/fingerprint.mjs');
const { run } = await import('./setup/run.mjs');
const { exitWithError, print } = await import('./setup/print.mjs');

const PARTS = {
  speed: async ({ before }) => ['bench/speed.ts', ...(before ? ['--before', before] : [])],
  pages: async () => ['bench/pages-and-calls.ts'],
  catalogue: async ({ products }) => ['bench/catalogue.ts', '--large', await ensureLargeMall(products)],
  checkout: async () => ['bench/checkout.ts'],
  purchase: async () => ['bench/purchase.ts'],
  'job-lag': async () => ['bench/soak.ts', '--minutes', '1', '--orders', '20', '--requests', '0'],
  soak: async ({ minutes }) => ['bench/soak.ts', '--minutes', minutes],
  'flash-sale': async () => ['bench/flash-sale.ts'],
  races: async () => ['bench/races.ts'],
  crash: async ({ kills }) => ['bench/crash.ts', '--kills', kills],
  overload: async ({ seconds }) => ['bench/overload.ts', '--seconds', seconds],
  exports: async () => ['bench/exports.ts'],
  orders: async () => ['bench/order-list.ts'],
  uploads: async () => ['bench/uploads.ts'],
  imports: async () => ['bench/imports.ts'],
  refunds: async () => ['bench/refunds.ts'],
  fuzz: async ({ calls }) => ['bench/fuzz.ts', '--calls', calls],
  'search-quality': async () => ['bench/search-quality.ts'],
};
/** The other benchmarks run the mall from its sources, without pages. */
const NEED_BUILD = ['speed', 'pages', 'catalogue', 'job-lag', 'soak', 'overload', 'fuzz', 'search-quality'];

/** Files that determine the rows of the large mall and of its search index. */
const LARGE_MALL_FROM = [
  'packages/demo/src',
  'packages/domain/src/search',
  'apps/server/migrations',
  'apps/server/src/demo',
  'apps/server/src/infra/database/copy-rows.ts',
  'apps/server/src/modules/catalogue/search-source-db.ts',
  'apps/server/src/modules/catalogue/write/recount-stores.ts',
  'apps/server/src/modules/search/index',
];

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    before: { type: 'string' },
    products: { type: 'string', default: '200000' },
    kills: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '30' },
    calls: { type: 'string', default: '100000' },
  },
});
if (values.only && !(values.only in PARTS)) exitWithError(`--only takes ${Object.keys(PARTS).join(' or ')}.`);
for (const [name, prepare] of Object.entries(PARTS)) {
  if (values.only && values.only !== name) continue;
  if (NEED_BUILD.includes(name)) await ensureBuilt();
  const { code } = await run(await prepare(values));
  // Parts are independent: if one fails, the others are measured all the same.
  if (code !== 0) process.exitCode = code;
}

/** The data folder of the large mall. Kept, since making it takes minutes, until one of the files above changes. */
async function ensureLargeMall(products) {
  const folder = path.join(root, '.cache/bench-large');
  const hash = `${products} ${fingerprint(LARGE_MALL_FROM)}`;
  if (readStamp('bench-large', hash) && existsSync(folder)) return folder;
  print(`Making a mall of ${products} products to measure with …`);
  rmSync(folder, { recursive: true, force: true });
  const { code } = await run(['apps/server/src/commands/demo-scale.ts', '--products', products], {
    env: { DATA_DIR: folder, LOG_LEVEL: 'error' },
  });
  if (code !== 0) exitWithError('The large mall could not be made, see above.');
  writeStamp('bench-large', hash);
  return folder;
}
