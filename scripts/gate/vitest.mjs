import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../setup/install.mjs';
import { run } from '../setup/run.mjs';
import { failure } from './failures.mjs';

/** Runs Vitest and counts. A run that ends without a report counts as one failure. */
export async function runVitest(args = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'galleria-vitest-'));
  const report = path.join(folder, 'report.json');
  const reporter = path.join(root, 'scripts/gate/vitest-reporter.mjs');
  const { code } = await run(
    [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=default', `--reporter=${reporter}`, ...args],
    { env: { GATE_REPORT: report } },
  );
  try {
    const { passed, failures } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed, failures: code === 0 || failures.length > 0 ? failures : [crashed(code)] };
  } catch {
    return { passed: 0, failures: [crashed(code)] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function crashed(code) {
  return failure('unit and server tests', `Vitest ended with ${code} and named no failure; see its output.`);
}
