// `npm start`: from a fresh clone to an open mall. Every step is skipped when there is nothing to do.
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./setup/build-apps.mjs');
const { runForeground } = await import('./setup/run.mjs');
await ensureBuilt();
runForeground(['--enable-source-maps', 'apps/server/dist/main.js'], { NODE_ENV: process.env.NODE_ENV ?? 'production' });
