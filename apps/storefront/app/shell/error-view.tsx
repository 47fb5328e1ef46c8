import { lazy, Suspense } from 'react';

const ErrorPage = lazy(() => import('./error-page.tsx'));

/** Errors are rare: their page is fetched when it is needed. */
export function ErrorView({ error }: { error: unknown }) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}
