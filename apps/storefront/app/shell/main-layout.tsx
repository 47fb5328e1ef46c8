import { Outlet } from 'react-router';
import type { Route } from './+types/main-layout.ts';
import { ErrorView } from './error-view.tsx';
import { MallFrame } from './mall-frame.tsx';

export default function MainLayout() {
  return (
    <MallFrame>
      <Outlet />
    </MallFrame>
  );
}

/** An error in a page is shown inside the frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MallFrame>
      <ErrorView error={error} />
    </MallFrame>
  );
}
