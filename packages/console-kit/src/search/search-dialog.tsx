import { Input, Spin, theme } from 'antd';
import { Fragment, type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { matchPath, useNavigate } from 'react-router';
import { useConsole } from '../console-context.tsx';
import type { SearchGroup, SearchResult } from '../console-definition.ts';
import { Icon } from '../icon.tsx';
import { Thumbnail } from '../page/thumbnail.tsx';
import { CallFailure } from '../use-call.tsx';
import { useDebounced } from '../use-debounced.ts';

const NO_RESULTS = () => [];

/** A combobox that searches everything with a page: arrows choose, Enter opens, Escape closes. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { text, definition } = useConsole();
  const { token } = theme.useToken();
  const navigate = useNavigate();
  const listId = useId();
  const [keyword, setKeyword] = useState('');
  const [active, setActive] = useState(0);
  const debouncedKeyword = useDebounced(keyword.trim());
  const useResults = definition.useSearchResults ?? NO_RESULTS;
  const answer = useResults(debouncedKeyword);
  const failure = answer instanceof CallFailure ? answer : undefined;
  const groups = answer instanceof CallFailure ? [] : answer;
  const shown = useDeferredValue(
    debouncedKeyword ? groups?.map(withKnownPages).filter(({ results }) => results.length > 0) : [],
  );
  const results = (shown ?? []).flatMap((group) => group.results);
  const current = results[Math.min(active, results.length - 1)];

  function withKnownPages({ label, results: all }: SearchGroup): SearchGroup {
    const isKnown = ({ to }: SearchResult) =>
      definition.pages.some(({ path }) => matchPath(path, to.replace(/[?#].*/, '')));
    return { label, results: all.filter(isKnown) };
  }

  function open(result: SearchResult | undefined): void {
    if (!result) return;
    onClose();
    void navigate(result.to);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && results.length > 0) {
      event.preventDefault();
      setActive((results.length + Math.min(active, results.length - 1) + step) % results.length);
    }
    // While a search is pending, the results are for earlier text.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && debouncedKeyword === keyword.trim()) open(current);
  }

  return (
    <dialog
      ref={(element) => element?.showModal()}
      className="search-dialog"
      aria-label={text('console.search')}
      style={{ background: token.colorBgElevated, color: token.colorText }}
      onClose={onClose}
      // A click on the backdrop has the dialog itself as its target.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Input
        autoFocus
        size="large"
        variant="borderless"
        prefix={<Icon name="search" />}
        suffix={groups === undefined && <Spin size="small" />}
        role="combobox"
        aria-label={text('console.search')}
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current && `${listId}${current.key}`}
        placeholder={text('console.search')}
        maxLength={60}
        value={keyword}
        onChange={(event) => {
          setKeyword(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ResultList id={listId} groups={shown ?? []} current={current} onOpen={open} />
      <p className="search-hint" role="status">
        {failure && (failure.message || text('console.networkFailed'))}
        {!failure &&
          text(debouncedKeyword && groups && results.length === 0 ? 'console.search.nothing' : 'console.search.hint')}
      </p>
    </dialog>
  );
}

interface ResultListProps {
  id: string;
  groups: readonly SearchGroup[];
  current: SearchResult | undefined;
  onOpen: (result: SearchResult) => void;
}

function ResultList({ id, groups, current, onOpen }: ResultListProps) {
  const { text } = useConsole();
  return (
    <div role="listbox" id={id} aria-label={text('console.search.results')} className="search-results">
      {groups.map(({ label, results }) => (
        <Fragment key={label}>
          <div aria-hidden className="search-group">
            {label}
          </div>
          {results.map((result) => (
            <Option
              key={result.key}
              id={id + result.key}
              group={label}
              result={result}
              isCurrent={result === current}
              onOpen={onOpen}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  group: string;
  result: SearchResult;
  isCurrent: boolean;
  onOpen: (result: SearchResult) => void;
}

/** The focus stays in the field, so that typing can go on; a click opens the option. */
function Option({ id, group, result, isCurrent, onOpen }: OptionProps) {
  const { title, detail, picture } = result;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className="search-option"
      ref={(element) => {
        if (isCurrent) element?.scrollIntoView({ block: 'nearest' });
      }}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onOpen(result)}
      onKeyDown={(event) => event.key === 'Enter' && onOpen(result)}
    >
      {picture !== undefined && <Thumbnail path={picture} width={32} height={32} />}
      <span>
        <span className="visually-hidden">{group}: </span>
        <bdi>{title}</bdi>
        {detail && <small>{detail}</small>}
      </span>
    </div>
  );
}
