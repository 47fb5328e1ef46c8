import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { print } from './print.mjs';

/** The headless shell first: it is the same Chromium and a third faster, since it draws no window. */
const BROWSER_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Fonts too: without them Chinese and Arabic pages are boxes, unlike what shoppers see. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-cjk'];

/** Path of a Chromium; installs Debian's if there is none and this process is root. `CHROMIUM` sets another path. */
export function findBrowser() {
  const found = [process.env.CHROMIUM, ...BROWSER_PATHS].find((place) => place && existsSync(place));
  if (found) return found;
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    print(`Installing ${DEBIAN_PACKAGES.join(', ')} from Debian's packages for the browser tests …`);
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return BROWSER_PATHS.find((place) => existsSync(place));
}

export const NO_BROWSER =
  'There is no Chromium for the browser tests. Install one (on Debian: apt-get install chromium-headless-shell fonts-noto-core fonts-noto-cjk) or name yours in CHROMIUM.';
