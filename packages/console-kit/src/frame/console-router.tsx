import { createBrowserRouter, type RouteObject } from 'react-router';
import type { ConsoleDefinition } from '../console-definition.ts';
import { ConsoleLayout } from './console-layout.tsx';
import { NoSuchPage, PageProblem } from './page-problem.tsx';

/** A console's pages inside the shared layout. */
export function consoleRouter(definition: ConsoleDefinition) {
  const pages: RouteObject[] = [...definition.pages, { path: '*', element: <NoSuchPage /> }];
  const guarded: RouteObject = { errorElement: <PageProblem />, children: pages };
  const layout: RouteObject = {
    element: <ConsoleLayout definition={definition} />,
    hydrateFallbackElement: <ConsoleLayout definition={definition} />,
    children: [guarded],
  };
  return createBrowserRouter([layout], { basename: definition.base });
}
