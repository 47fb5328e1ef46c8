import { useLocation } from 'react-router';
import { createExternalStore, useExternalStore } from '../../ui/external-store.ts';
import { SEARCH_KINDS, type SearchKind } from './search-kinds.ts';

interface SearchDraft {
  readonly keyword: string;
  readonly kind: SearchKind['kind'];
}

type DraftAndChange = readonly [SearchDraft, (change: Partial<SearchDraft>) => void];

interface Typed {
  /** React Router's location key. */
  readonly at: string;
  readonly draft: SearchDraft;
}

const typed = createExternalStore<Typed | undefined>('searchDraft', undefined);

/**
 * Content of the search boxes in both headers: taken from the address until the user types, then the typed text until
 * the next navigation.
 */
export function useSearchDraft(): DraftAndChange {
  const { key, pathname, search } = useLocation();
  const draftIn = (last: Typed | undefined) => (last?.at === key ? last.draft : draftFrom(pathname, search));
  const draft = draftIn(useExternalStore(typed, (state) => state));
  return [draft, (change) => typed.set({ at: key, draft: { ...draftIn(typed.get()), ...change } })];
}

function draftFrom(pathname: string, search: string): SearchDraft {
  const here = SEARCH_KINDS.find(({ path }) => path === pathname);
  if (!here) return { keyword: '', kind: 'goods' };
  return { keyword: new URLSearchParams(search).get(here.field) ?? '', kind: here.kind };
}
