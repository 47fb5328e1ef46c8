import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { print } from './print.mjs';

/** The one without a window is Chromium all the same, and a third faster: it draws no toolbar for every page. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Fonts too: without them Chinese and Arabic pages are boxes, and nobody sees what a shopper would. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-cjk'];

/** Where a Chromium is; installs Debian's when there is none and this machine lets us. `CHROMIUM` names one's own. */
export function findBrowser() {
  const found = [process.env.CHROMIUM, ...PLACES].find((place) => place && existsSync(place));
  if (found) return found;
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    print(`Installing ${DEBIAN_PACKAGES.join(', ')} from Debian's packages for the browser tests …`);
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return PLACES.find((place) => existsSync(place));
}

export const NO_BROWSER =
  'There is no Chromium for the browser tests. Install one (on Debian: apt-get install chromium-headless-shell fonts-noto-core fonts-noto-cjk) or name yours in CHROMIUM.';
