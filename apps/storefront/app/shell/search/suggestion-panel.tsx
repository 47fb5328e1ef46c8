import { clearSearchHistory } from '@galleria/contract/search/search';
import { type RefObject, useCallback, useId, useState } from 'react';
import { api } from '../../api/client.ts';
import { useText } from '../../messages/messages.tsx';
import { useShell } from '../../visit/shell-data.ts';
import type { SearchKind } from './search-kinds.ts';
import { type HotSearches, suggestionGroups } from './suggestion-groups.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestionPanelProps {
  field: RefObject<HTMLInputElement | null>;
  kind: SearchKind['kind'];
  keyword: string;
  history: readonly string[];
  hotStores: HotSearches;
  /** Fetches the search history again. */
  reload: () => Promise<void>;
}

export function SuggestionPanel({ field, kind, keyword, history, hotStores, reload }: SuggestionPanelProps) {
  const text = useText();
  const { hotSearches } = useShell();
  const [isForgotten, setForgotten] = useState(false);
  const suggested = useSuggestions(field, keyword);
  const isTyped = keyword.trim() !== '';
  const groups =
    isTyped && !suggested
      ? []
      : suggestionGroups({ kind, hotSearches, hotStores, history: isForgotten ? [] : history, suggested });
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const listId = useId();
  const optionId = useCallback((index: number) => `${listId}-${index}`, [listId]);
  const { isOpen, active, close } = useCombobox(field, { listId, count, optionId });

  function leave() {
    close();
    field.current?.blur();
  }

  async function forget() {
    field.current?.focus();
    setForgotten(true);
    const answer = await api(clearSearchHistory, {}, { toast: true });
    if (answer.ok) await reload();
    setForgotten(false);
  }

  return (
    <>
      {isOpen && (
        <div className="absolute -inset-x-1 top-full z-40 mt-2 max-h-[min(28rem,70dvh)] overflow-y-auto overscroll-contain rounded-card bg-mist p-2 shadow-float">
          <SuggestionList
            id={listId}
            groups={groups}
            keyword={keyword.trim()}
            active={active}
            optionId={optionId}
            onLeave={leave}
          />
          {!isTyped && kind === 'goods' && history.length > 0 && !isForgotten && (
            <button
              type="button"
              onClick={forget}
              className="min-h-9 rounded-control px-3 font-medium text-ink-soft text-xs hover:text-brand-ink"
            >
              {text('search.suggest.clear')}
            </button>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {isOpen && text('search.suggest.count', { count })}
      </p>
    </>
  );
}
