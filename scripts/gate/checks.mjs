import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/install.mjs';
import { print } from '../setup/print.mjs';
import { run } from '../setup/run.mjs';
import { failure } from './failures.mjs';

const tool = (file) => path.join(root, 'node_modules', file);
const workspaces = (folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);

/**
 * Workspaces with the same compiler options are checked as one program: they import each other and would be checked
 * several times otherwise. With a single thread (`--checkers 1`), since tests run at the same time and threads repeat
 * shared work.
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

/** Checks before the tests, in order of importance to the reader. */
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

/** Runs all checks even if one fails, so that one run shows all problems. */
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
