import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser, NO_BROWSER } from '../setup/browser.mjs';
import { root } from '../setup/install.mjs';
import { run } from '../setup/run.mjs';
import { say } from '../setup/say.mjs';

/** Runs the browser journeys against a mall of their own and counts. */
export async function runJourneys(args = []) {
  const browser = findBrowser();
  if (!browser) {
    say(NO_BROWSER);
    return { passed: 0, failed: 1 };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'galleria-journeys-'));
  const report = path.join(folder, 'report.json');
  const { code } = await run([path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...args], {
    cwd: path.join(root, 'e2e'),
    env: { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  try {
    const { expected, unexpected: failed, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats;
    if (flaky > 0) say(`${flaky} of them needed a second try, see above.`);
    return { passed: expected + flaky, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
