import { everyOperation } from '@galleria/contract/contract';
import type { Operation, Route } from '@galleria/contract/operation';
import type { Plugin } from 'vite';

const PUBLIC_ID = 'virtual:contract-routes';
const RESOLVED_ID = `\0${PUBLIC_ID}`;

/** The contract without its schemas: all that a browser needs to send a call. */
export function contractRoutes(): Plugin {
  return {
    name: 'galleria:contract-routes',
    resolveId: (id) => (id === PUBLIC_ID ? RESOLVED_ID : undefined),
    load(id) {
      if (id !== RESOLVED_ID) return undefined;
      const routes = Object.fromEntries(everyOperation().map(({ name, operation }) => [name, routeOf(operation)]));
      return `export const routes = ${JSON.stringify(routes)};`;
    },
  };
}

function routeOf({ method, path, inQuery, bareBody, form }: Operation): Route {
  return { method, path, inQuery, bareBody, form };
}
