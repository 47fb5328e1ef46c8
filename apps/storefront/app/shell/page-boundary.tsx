import { Outlet } from 'react-router';
import type { Route } from './+types/page-boundary.ts';
import { ErrorView } from './error-view.tsx';

/** Inside a layout, around its pages: an error in one of them is shown in its place, and the layout stays. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />;
}
