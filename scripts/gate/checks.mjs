import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/install.mjs';
import { print } from '../setup/print.mjs';
import { run } from '../setup/run.mjs';
import { failure } from './failures.mjs';

const tool = (file) => path.join(root, 'node_modules', file);
const workspaces = (folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);

/**
 * Workspaces with the same options are one program: they import one another, and each by itself would check the others
 * again. One thread each, since tests run beside them: several would check what they share several times.
 */
const PROGRAMS = ['tsconfig.node.json', 'tsconfig.consoles.json'];

function typeChecks() {
  const together = new Set(PROGRAMS.flatMap((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).include));
  const all = [...workspaces('packages'), ...workspaces('apps'), 'e2e', 'bench', 'scripts'];
  return [...PROGRAMS, ...all.filter((workspace) => !together.has(workspace))].map((project) => ({
    name: `types of ${project}`,
    args: [tool('typescript/bin/tsc'), '--noEmit', '--checkers', '1', '-p', project],
  }));
}

/** What must hold before any test runs, in the order in which people want to hear about it. */
function checks() {
  return [
    {
      name: 'format, lint, imports, undeclared dependencies, cycles',
      args: [tool('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '--colors=off', '.'],
    },
    {
      name: 'types of the routes',
      args: [tool('@react-router/dev/bin.cjs'), 'typegen'],
      cwd: path.join(root, 'apps/storefront'),
    },
    ...typeChecks(),
    { name: 'dead code (unused files, exports, dependencies)', args: [tool('knip/bin/knip.js'), '--no-progress'] },
  ];
}

/** Runs them all, so that one look shows everything there is to mend. */
export async function runChecks() {
  const results = { passed: 0, failures: [] };
  for (const { name, args, cwd } of checks()) {
    const { code, output } = await run(args, { cwd, quiet: true });
    if (code === 0) {
      results.passed += 1;
    } else {
      results.failures.push(failure(name, output));
      print(`✗ ${name}\n${output}`);
    }
  }
  print(`Checks: ${results.passed} passed, ${results.failures.length} failed`);
  return results;
}
