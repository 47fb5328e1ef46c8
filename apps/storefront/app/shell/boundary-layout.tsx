import { Outlet } from 'react-router';
import type { Route } from './+types/boundary-layout.ts';
import { ErrorView } from './error-view.tsx';

/** Error boundary between a layout and its pages: an error replaces only the page, and the layout keeps its state. */
export default function BoundaryLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />;
}
