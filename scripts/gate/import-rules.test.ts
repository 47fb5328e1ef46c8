import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, moduleOrder, violation } from './import-rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const SPECIFIER =
  /(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|^import\s*['"]([^'"]+)['"]/gm;

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(SPECIFIER)].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? '';
    const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : undefined;
    return { from: file, specifier, target };
  });
}

const modules = moduleOrder(readFileSync(path.join(root, 'apps/server/src/app.ts'), 'utf8'));

const sources = globSync('{packages,apps,e2e,bench}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => ['node_modules', 'dist', 'build', '.react-router'].includes(path.basename(name)),
});

describe('import rules', () => {
  it('hold in every source file', () => {
    expect(sources.length).toBeGreaterThan(100);
    const broken = sources.flatMap(importsOf).flatMap((imported) => {
      const reason = violation(imported, modules);
      return reason ? [`${imported.from} imports ${imported.specifier}: ${reason}`] : [];
    });
    expect(broken).toEqual([]);
  });

  it.each([
    ['packages/domain/src/a.ts', '@galleria/contract/site/site'],
    ['packages/contract/src/a.ts', '@galleria/client/client'],
    ['apps/storefront/app/root.tsx', '@galleria/server/app'],
    ['apps/merchant/src/a.tsx', '@galleria/platform/a'],
    ['apps/storefront/app/pages/home/page.tsx', '../cart/page.tsx'],
    ['apps/storefront/app/shell/header.tsx', '../pages/home/page.tsx'],
    ['apps/storefront/app/ui/prices/price.tsx', '../../features/money/currency.ts'],
    ['apps/storefront/app/forms/use-form.ts', '../features/accounts/account-rules.ts'],
    ['apps/storefront/app/hydration/hydrate-later.tsx', '../features/accounts/account-watch.tsx'],
    ['apps/storefront/app/features/stores/shop-refused.tsx', '../../shell/page-head.tsx'],
    ['apps/storefront/app/root.tsx', '../../server/src/app.ts'],
    ['apps/server/src/modules/site/languages.ts', '../content/index.ts'],
    ['apps/server/src/modules/content/notices.ts', '../site/site-db.ts'],
    ['apps/server/src/modules/content/notices.ts', './tables.ts'],
    ['apps/server/src/infra/cache/cache.ts', '../../modules/site/index.ts'],
    ['e2e/support/records/ledger.ts', '../../../apps/server/src/modules/ledger/post-journal.ts'],
  ])('refuse that %s imports %s', (from, specifier) => {
    const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : undefined;
    expect(violation({ from, specifier, target }, modules)).toBeTypeOf('string');
  });

  it('app.ts opens every module folder', () => {
    const folders = globSync('apps/server/src/modules/*', { cwd: root }).map((folder) => path.basename(folder));
    expect(folders.toSorted()).toEqual(modules.toSorted());
  });
});
