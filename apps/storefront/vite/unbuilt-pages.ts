import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';

const MODULE = 'virtual:unbuilt-pages';
const UNBUILT_FILE = 'pages/opening-soon/page.tsx';

/** Tells the server which routes are still placeholders (`soon` in routes.ts), so that nothing links to them. */
export function unbuiltPages(routes: readonly RouteConfigEntry[]): Plugin {
  return {
    name: 'galleria:unbuilt-pages',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}` ? `export const unbuiltPages = ${JSON.stringify(findUnbuiltPages(routes))};` : undefined,
  };
}

/** Addresses of the placeholder routes. */
export function findUnbuiltPages(routes: readonly RouteConfigEntry[], parent = ''): string[] {
  return routes.flatMap(({ path, file, children }) => {
    const address = path ? `${parent}/${path}` : parent;
    return [...(file === UNBUILT_FILE ? [address] : []), ...findUnbuiltPages(children ?? [], address)];
  });
}
