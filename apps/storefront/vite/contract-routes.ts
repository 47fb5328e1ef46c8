import type { Operation, Route } from '@galleria/contract/operation';
import type { Plugin } from 'vite';

const CONTRACT_FILE = /\/packages\/contract\/src\/[\w/-]+\.ts$/;

/**
 * In client bundles, replaces a file of the contract by its routes alone, without schemas, which is all that a browser
 * needs for a call; tree shaking removes unused operations. The server's bundle gets the original file.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'galleria:contract-routes',
    async load(id) {
      const [file = ''] = id.split('?');
      if (this.environment.name !== 'client' || !CONTRACT_FILE.test(file.replaceAll('\\', '/'))) return undefined;
      const exported: Record<string, unknown> = await import(file);
      const operations = Object.entries(exported).flatMap(([name, value]) =>
        isOperation(value) ? [{ name, value }] : [],
      );
      if (operations.length === 0) return undefined;
      return operations
        .map(({ name, value }) => `export const ${name} = ${JSON.stringify(routeOf(value))};`)
        .join('\n');
    },
  };
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'refusals' in value;
}

function routeOf({ method, path, inQuery, bareBody, form, file }: Operation): Route {
  return { method, path, inQuery, bareBody, form, file };
}
