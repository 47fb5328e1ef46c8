import { type RefObject, useCallback, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { PageMessages } from '../../messages/messages.tsx';
import type { SearchKind } from './search-kinds.ts';
import type { loader } from './search-panel-route.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';

interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
  kind: SearchKind['kind'];
  keyword: string;
}

/** Loaded when a search box gets the focus. If this fails, the search works without suggestions. */
export default function Suggestions(props: SuggestionsProps) {
  const { load, data } = useFetcher<typeof loader>();
  const reload = useCallback(() => load('/search-panel').catch(() => undefined), [load]);
  const { field } = props;
  // On every focus, since the history may have grown.
  useEffect(() => {
    void reload();
    const input = field.current;
    input?.addEventListener('focus', reload);
    return () => input?.removeEventListener('focus', reload);
  }, [field, reload]);
  if (!data) return null;
  return (
    <PageMessages json={data.messages}>
      <SuggestionPanel {...props} history={data.history} hotStores={data.hotStores} reload={reload} />
    </PageMessages>
  );
}
