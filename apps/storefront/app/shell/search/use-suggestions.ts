import type { OutputOf } from '@galleria/contract/operation';
import { searchSuggestions } from '@galleria/contract/search/search';
import { type RefObject, useEffect, useState } from 'react';
import { api } from '../../api/client.ts';

type Suggested = OutputOf<typeof searchSuggestions>;

const DEBOUNCE_MS = 150;
const known = new Map<string, Suggested>();

/**
 * Suggestions for the typed words, debounced. The previous ones stay until the new ones arrive; stale responses are
 * ignored.
 */
export function useSuggestions(field: RefObject<HTMLInputElement | null>, keyword: string): Suggested | undefined {
  const [shown, setShown] = useState<Suggested>();
  const wanted = keyword.trim();
  useEffect(() => {
    if (!wanted) return setShown(undefined);
    const before = known.get(wanted);
    if (before) return setShown(before);
    let isLate = false;
    const timer = setTimeout(async () => {
      // The words changed because of a navigation, not because the user typed.
      if (document.activeElement !== field.current) return;
      const answer = await api(searchSuggestions, { keyword: wanted }, { ownSignIn: true });
      if (!answer.ok) return;
      known.set(wanted, answer.data);
      if (!isLate) setShown(answer.data);
    }, DEBOUNCE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [field, wanted]);
  return wanted ? shown : undefined;
}
