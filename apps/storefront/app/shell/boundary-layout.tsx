import { Outlet } from 'react-router';
import type { Route } from './+types/boundary-layout.ts';
import { ErrorView } from './error-view.tsx';

/** Between a layout and its pages: a page's error replaces the page only, and the layout keeps its state. */
export default function BoundaryLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />;
}
