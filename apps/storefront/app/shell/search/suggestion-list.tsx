import { useId } from 'react';
import { Link } from 'react-router';
import { Price } from '../../features/money/price.tsx';
import { useText } from '../../messages/messages.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { SuggestionGroup } from './suggestion-groups.ts';

interface SuggestionListProps {
  id: string;
  groups: readonly SuggestionGroup[];
  keyword: string;
  active: number;
  optionId: (index: number) => string;
  onLeave: () => void;
}

/** Options are links, so that they can be opened in new tabs; the focus stays in the input. */
export function SuggestionList({ id, groups, keyword, active, optionId, onLeave }: SuggestionListProps) {
  const text = useText();
  const groupId = useId();
  const firstOf = (place: number) =>
    groups.slice(0, place).reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  return (
    <div id={id} role="listbox" aria-label={text('shell.search')} tabIndex={-1}>
      {groups.map(({ title, suggestions }, place) => (
        <fieldset key={title} aria-labelledby={`${groupId}-${title}`} className="min-w-0 pb-1">
          <p id={`${groupId}-${title}`} className="px-3 pt-2 pb-1 font-semibold text-ink-soft text-xs">
            {text(title)}
          </p>
          {suggestions.map(({ label, to, picture, priceCents }, index) => (
            <Link
              key={to}
              to={to}
              id={optionId(firstOf(place) + index)}
              role="option"
              aria-selected={firstOf(place) + index === active}
              tabIndex={-1}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={onLeave}
              className="flex items-center gap-3 rounded-control px-3 py-2 text-sm hover:bg-well aria-selected:bg-well max-md:py-2.5"
            >
              {picture && <Picture path={picture} alt="" sizes="40px" className="size-10 shrink-0 rounded-control" />}
              <span className="min-w-0 grow truncate">
                <Completed label={label} typed={keyword} />
              </span>
              {priceCents !== undefined && <Price amountCents={priceCents} size="small" />}
            </Link>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

/** Emphasises the completion, the part that tells the suggestions apart. */
function Completed({ label, typed }: { label: string; typed: string }) {
  if (!typed || !label.toLowerCase().startsWith(typed.toLowerCase())) return label;
  return (
    <>
      {label.slice(0, typed.length)}
      <b className="font-semibold">{label.slice(typed.length)}</b>
    </>
  );
}
