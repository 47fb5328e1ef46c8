// `npm test`: everything that must hold, from a fresh clone. Prints `N passed, N failed` as its last line.
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { fingerprint, recall, remember } = await import('./setup/fingerprint.mjs');
const { say } = await import('./setup/say.mjs');

const hash = fingerprint(['.']);
const known = recall('test', hash);
if (known && !process.env.CI && !process.argv.includes('--again')) {
  say(`Nothing changed since all tests passed (${known.at}). To run them all the same: npm test -- --again`);
  say(`${known.passed} passed, 0 failed`);
  process.exit(0);
}

const { runChecks } = await import('./gate/checks.mjs');
const { runVitest } = await import('./gate/vitest.mjs');
const { runJourneys } = await import('./gate/journeys.mjs');
const { tell } = await import('./gate/failures.mjs');
const { ensureBuilt } = await import('./setup/build-apps.mjs');

say('1/3 Format, lint, types, import rules, dead code');
const results = [await runChecks()];
say('2/3 Unit tests, and server tests on a real PostgreSQL');
results.push(await runVitest());
say('3/3 Journeys in a real browser');
await ensureBuilt();
results.push(await runJourneys());

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) say(`\nWhat failed:\n\n${tell(failures)}`);
if (failures.length === 0) remember('test', hash, { passed, at: new Date().toISOString() });
say(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
