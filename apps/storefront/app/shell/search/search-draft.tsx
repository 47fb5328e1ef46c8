import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocation } from 'react-router';
import { SEARCH_KINDS, type SearchKind } from './search-kinds.ts';

interface SearchDraft {
  keyword: string;
  kind: SearchKind['kind'];
}

type DraftAndChange = readonly [SearchDraft, (change: Partial<SearchDraft>) => void];

const Draft = createContext<DraftAndChange | undefined>(undefined);

/** What is in the search boxes of the headers: what the address says until somebody types, then that until they go on. */
export function SearchDraftProvider({ children }: { children: ReactNode }) {
  const { key, pathname, search } = useLocation();
  const [typed, setTyped] = useState<{ at: string; draft: SearchDraft }>();
  const draft = typed?.at === key ? typed.draft : draftFrom(pathname, search);
  const change = (changed: Partial<SearchDraft>) => setTyped({ at: key, draft: { ...draft, ...changed } });
  return <Draft value={[draft, change]}>{children}</Draft>;
}

export function useSearchDraft(): DraftAndChange {
  const draft = useContext(Draft);
  if (!draft) throw new Error('A search box stands outside of SearchDraftProvider');
  return draft;
}

function draftFrom(pathname: string, search: string): SearchDraft {
  const here = SEARCH_KINDS.find(({ path }) => path === pathname);
  if (!here) return { keyword: '', kind: 'goods' };
  return { keyword: new URLSearchParams(search).get(here.field) ?? '', kind: here.kind };
}
