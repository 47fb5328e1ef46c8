import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const ICON_FILE = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.mjs$/;
const ICON_IMPORT = /import (?!type)\{([^}]*)\} from 'lucide-react'/g;
const REEXPORT = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g;
const MODULE = 'virtual:icon-sprite';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/**
 * All icons of the app in one file, which browsers fetch once and cache. In a build, Lucide's modules are replaced by
 * references to it, so that neither pages nor scripts contain the drawings. In development nothing is replaced.
 */
export function iconSprite(app: string): Plugin {
  let sprite: { fileName: string; svg: string } | undefined;
  return {
    name: 'galleria:icon-sprite',
    enforce: 'pre',
    async configResolved({ command }) {
      if (command === 'build') sprite = await makeSprite(app);
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id === `\0${MODULE}`) return `export const spriteUrl = ${JSON.stringify(`/${sprite?.fileName}`)};`;
      const [, name] = id.match(ICON_FILE) ?? [];
      if (!sprite || !name) return undefined;
      const maker = path.join(app, 'ui/sprite-icon.tsx').replaceAll('\\', '/');
      return `import { spriteIcon } from '${maker}';\nexport default /* @__PURE__ */ spriteIcon('${name}');`;
    },
    generateBundle() {
      if (this.environment.name !== 'client' || !sprite) return;
      this.emitFile({ type: 'asset', fileName: sprite.fileName, source: sprite.svg });
    },
  };
}

async function makeSprite(app: string) {
  const entry = createRequire(import.meta.url)
    .resolve('lucide-react')
    .replace(/cjs.*/, 'esm/lucide-react.mjs');
  const files = iconFiles(readFileSync(entry, 'utf8'));
  const symbols = [...iconNames(app)].sort().map(async (name) => {
    const file = files.get(name);
    if (!file) throw new Error(`makeSprite: lucide-react has no icon named ${name}`);
    const { __iconData } = await import(path.join(path.dirname(entry), 'icons', `${file}.mjs`));
    return symbolOf(file, __iconData.node);
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${[...new Set(await Promise.all(symbols))].join('')}</svg>`;
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  return { fileName: `assets/icons-${hash}.svg`, svg };
}

/** Maps every icon name to the file that draws it; many icons have several names. */
function iconFiles(index: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(REEXPORT)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return files;
}

/** Names of icons that modules of the app import. */
export function iconNames(app: string): Set<string> {
  const sources = globSync('**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.test.*'] });
  const imported = sources
    .map((file) => readFileSync(path.join(app, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(ICON_IMPORT)].flatMap(([, names = '']) => names.split(',')))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));
  return new Set(imported.map((name) => name.split(' as ')[0] ?? name));
}

export function symbolOf(id: string, shapes: readonly Shape[]): string {
  const drawn = shapes.map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  return `<symbol id="${id}" viewBox="0 0 24 24">${drawn.join('')}</symbol>`;
}
