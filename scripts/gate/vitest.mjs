import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../setup/install.mjs';
import { run } from '../setup/run.mjs';

/** Runs Vitest and counts. A run that dies without a report counts as one failure, never as nothing. */
export async function runVitest(args = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'galleria-vitest-'));
  const report = path.join(folder, 'report.json');
  const { code } = await run([
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]);
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
