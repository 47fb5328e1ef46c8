// `npm run staff:key`: makes a key for staff operations.
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { run } = await import('./setup/run.mjs');
const { code } = await run(['apps/server/src/commands/staff-key.ts', ...process.argv.slice(2)]);
process.exit(code);
