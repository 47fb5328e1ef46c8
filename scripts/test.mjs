// `npm test`: the whole gate, from a fresh clone. Prints `N passed, N failed` as its last line.
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { fingerprint, readStamp, writeStamp } = await import('./setup/fingerprint.mjs');
const { print } = await import('./setup/print.mjs');

const hash = fingerprint(['.']);
const stamp = readStamp('test', hash);
if (stamp && !process.env.CI && !process.argv.includes('--again')) {
  print(`Nothing changed since all tests passed (${stamp.at}). To run them anyway: npm test -- --again`);
  print(`${stamp.passed} passed, 0 failed`);
  process.exit(0);
}

const { runChecks } = await import('./gate/checks.mjs');
const { runVitest } = await import('./gate/vitest.mjs');
const { runJourneys } = await import('./gate/journeys.mjs');
const { formatFailures } = await import('./gate/failures.mjs');
const { ensureBuilt } = await import('./setup/build-apps.mjs');

print('1/2 Format, lint, types, import rules, dead code and builds, beside unit and server tests on a real PostgreSQL');
const [checks, tests] = await Promise.all([checkAndBuild(), runVitest()]);
print('2/2 Journeys in a real browser');
const results = [checks, tests, await runJourneys()];

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failures = results.flatMap((result) => result.failures);
if (failures.length > 0) print(`\nFailures:\n\n${formatFailures(failures)}`);
if (failures.length === 0) writeStamp('test', hash, { passed, at: new Date().toISOString() });
print(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

/** Sequential, so that checks and builds take one core and leave the others to the tests. */
async function checkAndBuild() {
  const checked = await runChecks();
  await ensureBuilt();
  return checked;
}
