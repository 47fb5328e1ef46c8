import { createBrowserRouter, type RouteObject } from 'react-router';
import type { ConsoleDefinition } from '../console-definition.ts';
import { ConsoleLayout } from './console-layout.tsx';
import { NoSuchPage, PageProblem } from './page-problem.tsx';

const SIGN_IN_ROUTES: RouteObject[] = [
  { path: '/login', lazy: () => import('../sign-in/login-page.tsx') },
  { path: '/forgotten-password', lazy: () => import('../sign-in/forgotten-password-page.tsx') },
  { path: '/invitation', lazy: () => import('../sign-in/invitation-page.tsx') },
].map((route) => ({ ...route, hydrateFallbackElement: <span />, errorElement: <PageProblem /> }));

/** A console's pages inside the shared layout, and the pages before the sign-in outside of it. */
export function consoleRouter({ base, pages, signIn }: ConsoleDefinition) {
  const routes: RouteObject[] = pages.map(({ path, lazy, permission }) => ({ path, lazy, handle: { permission } }));
  const guarded: RouteObject = {
    errorElement: <PageProblem />,
    children: [...routes, { path: '*', element: <NoSuchPage /> }],
  };
  const layout: RouteObject = {
    element: <ConsoleLayout />,
    hydrateFallbackElement: <ConsoleLayout isLoading />,
    children: [guarded],
  };
  return createBrowserRouter([...(signIn ? SIGN_IN_ROUTES : []), layout], { basename: base });
}
