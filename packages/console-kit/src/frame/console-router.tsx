import { createBrowserRouter, type RouteObject } from 'react-router';
import type { ConsoleDefinition, ConsolePage } from '../console-definition.ts';
import { ConsoleLayout } from './console-layout.tsx';
import { NoSuchPage, PageProblem } from './page-problem.tsx';

const SIGN_IN_ROUTES: RouteObject[] = [
  { path: '/login', lazy: () => import('../sign-in/login-page.tsx') },
  { path: '/forgotten-password', lazy: () => import('../sign-in/forgotten-password-page.tsx') },
  { path: '/invitation', lazy: () => import('../sign-in/invitation-page.tsx') },
].map((route) => ({ ...route, hydrateFallbackElement: <span />, errorElement: <PageProblem /> }));

/** Loads the message catalogues of a page; all of them without names. */
type LoadCatalogues = (names: ConsolePage['catalogues']) => Promise<unknown>;

/** A console's pages inside the shared layout; sign-in and open pages outside of it. */
export function consoleRouter(
  { base, pages, publicPages = [], signIn }: ConsoleDefinition,
  loadCatalogues: LoadCatalogues,
) {
  const toRoute = ({ path, lazy, permission, catalogues }: ConsolePage): RouteObject => ({
    path,
    lazy: async () => (await Promise.all([lazy(), loadCatalogues(catalogues)]))[0],
    handle: { permission },
  });
  const open = publicPages.map((page) => ({
    ...toRoute(page),
    hydrateFallbackElement: <span />,
    errorElement: <PageProblem />,
  }));
  const guarded: RouteObject = {
    errorElement: <PageProblem />,
    children: [...pages.map(toRoute), { path: '*', element: <NoSuchPage /> }],
  };
  const layout: RouteObject = {
    element: <ConsoleLayout />,
    hydrateFallbackElement: <ConsoleLayout isLoading />,
    children: [guarded],
  };
  return createBrowserRouter([...(signIn ? SIGN_IN_ROUTES : []), ...open, layout], { basename: base });
}
