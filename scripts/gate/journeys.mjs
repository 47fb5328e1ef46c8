import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser, NO_BROWSER } from '../setup/browser.mjs';
import { root } from '../setup/install.mjs';
import { print } from '../setup/print.mjs';
import { run } from '../setup/run.mjs';
import { failedStories, failure, flakyStories, formatFailures } from './failures.mjs';

/** Runs the browser tests against a mall of their own and counts the results. */
export async function runJourneys(args = []) {
  const browser = findBrowser();
  if (!browser) return { passed: 0, failures: [failure('journeys in a browser', NO_BROWSER)] };
  const folder = mkdtempSync(path.join(tmpdir(), 'galleria-journeys-'));
  const report = path.join(folder, 'report.json');
  const { code } = await run([path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...args], {
    cwd: path.join(root, 'e2e'),
    env: { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  try {
    const results = JSON.parse(readFileSync(report, 'utf8'));
    const { expected, flaky } = results.stats;
    if (flaky > 0) print(`\nWhat needed a second try:\n\n${formatFailures(flakyStories(results))}`);
    const failures = failedStories(results);
    return { passed: expected + flaky, failures: code === 0 || failures.length > 0 ? failures : [crashed(code)] };
  } catch {
    return { passed: 0, failures: [crashed(code)] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function crashed(code) {
  return failure('journeys in a browser', `Playwright ended with ${code} and named no failure; see its output.`);
}
