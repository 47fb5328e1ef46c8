// `npm run shots`: screenshots of pages × sizes × languages into the folder `shots`, for people to look at.
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { findBrowser, NO_BROWSER } = await import('./setup/browser.mjs');
const { ensureBuilt } = await import('./setup/build-apps.mjs');
const { run } = await import('./setup/run.mjs');
const { exitWithError } = await import('./setup/print.mjs');
const browser = findBrowser();
if (!browser) exitWithError(NO_BROWSER);
await ensureBuilt();
const { code } = await run(['e2e/shots/take-shots.ts', ...process.argv.slice(2)], { env: { CHROMIUM: browser } });
process.exit(code);
