import { Outlet } from 'react-router';
import { ErrorView } from '../../shell/error-view.tsx';
import type { Route } from './+types/boundary-layout.ts';

/** Between the layout and its pages: an error in one of them is shown in its place, and the menu stays. */
export default function BoundaryLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} />;
}
