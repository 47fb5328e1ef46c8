import { useEffect, useState } from 'react';
import type { Facets, ListData } from './list-data.ts';

/** Those of the last list stay until the new ones have come: nothing jumps, and a focused choice stays focused. */
export function useFacets(facets: ListData['facets']): { facets: Facets | undefined; isComing: boolean } {
  const [arrived, setArrived] = useState<{ of: ListData['facets']; facets: Facets | undefined }>();
  useEffect(() => {
    if (!(facets instanceof Promise)) return;
    let isStale = false;
    facets.then((counted) => {
      if (!isStale) setArrived({ of: facets, facets: counted });
    });
    return () => {
      isStale = true;
    };
  }, [facets]);
  const [last, setLast] = useState<Facets>();
  const now = facets instanceof Promise ? (arrived?.of === facets ? arrived.facets : undefined) : facets;
  if (now && now !== last) setLast(now);
  const isWaiting = facets instanceof Promise && arrived?.of !== facets;
  return { facets: now ?? (isWaiting ? last : undefined), isComing: isWaiting && last === undefined };
}
