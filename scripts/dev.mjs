// `npm run dev`: the mall from its sources, with hot reload of all three apps on one port.
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { runForeground } = await import('./setup/run.mjs');
runForeground(
  ['--watch-path=apps/server/src', '--watch-path=packages', '--watch-preserve-output', 'apps/server/src/main.ts'],
  {
    NODE_ENV: 'development',
  },
);
