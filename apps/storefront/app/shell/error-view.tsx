import { lazy, Suspense } from 'react';
import { loadLateMessages } from '../messages/late-messages.ts';

const ErrorPage = lazy(async () => {
  await loadLateMessages();
  return import('./error-page.tsx');
});

/** Loaded lazily, since errors are rare. */
export function ErrorView({ error }: { error: unknown }) {
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}
