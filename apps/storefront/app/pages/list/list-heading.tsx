import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '../../words/words.tsx';
import { listAddress } from './list-address.ts';
import type { ListData } from './list-data.ts';

export function ListHeading({ list, name }: { list: ListData; name: string }) {
  const text = useText();
  const { query, total, isEstimate, corrected, missing } = list;
  const heading = useFocusOnPage(query.cursor ?? String(query.page));
  return (
    <header className="mb-4 flex flex-col gap-1">
      <h1 ref={heading} tabIndex={-1} className="font-bold text-lg outline-none md:text-xl">
        {name}
      </h1>
      {missing === undefined && (
        <p role="status" className="text-ink-soft text-sm">
          {text(isEstimate ? 'search.list.about' : 'search.list.count', { count: total })}
        </p>
      )}
      {corrected !== null && (
        <p className="text-sm">
          {text('search.list.corrected', { keyword: corrected })}{' '}
          <Link to={listAddress(query, { exact: true })} className="font-semibold text-brand-ink hover:underline">
            {text('search.list.exactly', { keyword: query.keyword })}
          </Link>
        </p>
      )}
    </header>
  );
}

/** Another page begins at its top, also for who reads by ear. A choice leaves the focus where it was made. */
function useFocusOnPage(place: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    heading.current?.focus({ preventScroll: true });
  }, [place]);
  return heading;
}
