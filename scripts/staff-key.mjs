// `npm run staff:key`: a key to the calls of the staff, for whoever keeps the machine.
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { run } = await import('./setup/run.mjs');
const { code } = await run(['apps/server/src/infra/sessions/staff-key/main.ts', ...process.argv.slice(2)]);
process.exit(code);
