// `npm run demo:scale -- --products 200000`: a large mall to measure with, in the database that `npm start` uses.
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { run } = await import('./setup/run.mjs');
const { code } = await run(['apps/server/src/commands/demo-scale.ts', ...process.argv.slice(2)]);
process.exit(code);
