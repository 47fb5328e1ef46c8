// `npm run ledger:proof`: recomputes the ledger of the mall that `npm start` runs, and reports whether it balances.
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { run } = await import('./setup/run.mjs');
const { code } = await run(['apps/server/src/commands/ledger-proof.ts']);
process.exit(code);
