import { lazy, Suspense } from 'react';

const ErrorPage = lazy(() => import('./error-page.tsx'));

/** Loaded lazily, since errors are rare. */
export function ErrorView({ error }: { error: unknown }) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}
