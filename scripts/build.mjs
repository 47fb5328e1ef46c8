// `npm run build`: what `npm start` builds, without starting it.
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { ensureBuilt } = await import('./setup/build-apps.mjs');
await ensureBuilt();
