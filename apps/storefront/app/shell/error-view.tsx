import { lazy, Suspense } from 'react';
import { lateWords } from '../words/late-words.ts';

const ErrorPage = lazy(async () => {
  await lateWords();
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
