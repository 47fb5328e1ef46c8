import { useCallback, useEffect, useState } from 'react';
import { type CategoryGroups, fetchChildren, knownChildren } from './fetch-children.ts';

type Children = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; groups: CategoryGroups };

/** For a component that is keyed by the category, so that one instance only ever asks for one. */
export function useCategoryChildren(parentId: number): { children: Children; retry: () => void } {
  const [children, setChildren] = useState<Children>(() => asChildren(knownChildren(parentId), 'loading'));
  const load = useCallback(async () => {
    setChildren(asChildren(await fetchChildren(parentId), 'failed'));
  }, [parentId]);
  useEffect(() => {
    load();
  }, [load]);
  const retry = useCallback(() => {
    setChildren({ state: 'loading' });
    load();
  }, [load]);
  return { children, retry };
}

function asChildren(groups: CategoryGroups | undefined, otherwise: 'loading' | 'failed'): Children {
  return groups ? { state: 'ready', groups } : { state: otherwise };
}
