// `npm start`: from a fresh clone to an open mall. Every step is skipped when there is nothing to do.
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./setup/build-apps.mjs');
const { runForeground } = await import('./setup/run.mjs');
await ensureBuilt();
const { NODE_ENV } = process.env;
runForeground(['--enable-source-maps', 'apps/server/dist/main.js'], {
  NODE_ENV: NODE_ENV ?? 'production',
  // A trial has no mail server and shows its codes in the browser; with NODE_ENV set explicitly they are never shown.
  TRIAL: NODE_ENV ? '0' : '1',
});
