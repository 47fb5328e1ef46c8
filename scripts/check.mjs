// `npm run check`: format, lint, types, import rules and dead code, without running the mall.
import { ensureInstalled } from './setup/install.mjs';

ensureInstalled();
const { runChecks } = await import('./gate/checks.mjs');
const { runVitest } = await import('./gate/vitest.mjs');
const checks = await runChecks();
const rules = await runVitest(['--project', 'gate']);
process.exit(checks.failures.length + rules.failures.length > 0 ? 1 : 0);
