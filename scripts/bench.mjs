// `npm run bench`: measurements. Ratios taken in one run; never part of the gate.
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./setup/build-apps.mjs');
const { run } = await import('./setup/run.mjs');
await ensureBuilt();
const { code } = await run(['bench/pages-and-calls.ts']);
process.exit(code);
