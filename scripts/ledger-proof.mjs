// `npm run ledger:proof`: reads every journal of the mall that `npm start` runs and says whether the books balance.
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { run } = await import('./setup/run.mjs');
const { code } = await run(['apps/server/src/commands/ledger-proof.ts']);
process.exit(code);
