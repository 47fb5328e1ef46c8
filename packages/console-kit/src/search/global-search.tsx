import { Button } from 'antd';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../console-context.tsx';
import { Icon } from '../icon.tsx';

const SearchDialog = lazy(() => import('./search-dialog.tsx'));

/** Search button of the header. `/` (outside of input fields) and Ctrl-K (on a Mac, ⌘K) open the search as well. */
export function GlobalSearch({ isNarrow }: { isNarrow: boolean }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
    if (!isCommand && !isSlash) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => openByKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return (
    <>
      {isNarrow ? (
        <Button
          type="text"
          icon={<Icon name="search" />}
          aria-label={text('console.search')}
          onClick={() => setOpen(true)}
        />
      ) : (
        <button type="button" className="header-search" aria-keyshortcuts="/ Control+K" onClick={() => setOpen(true)}>
          <Icon name="search" />
          <span>{text('console.search')}</span>
          <kbd aria-hidden>/</kbd>
        </button>
      )}
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
