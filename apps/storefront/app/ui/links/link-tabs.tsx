import { Link } from 'react-router';

interface LinkTab {
  readonly to: string;
  readonly label: string;
  readonly count?: number;
  readonly isOpen: boolean;
}

/** Tabs that are links with their own addresses; on phones the row scrolls. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label} className="border-line border-b">
      <ul className="no-scrollbar -mb-px flex gap-6 overflow-x-auto">
        {tabs.map(({ to, label: labelText, count, isOpen }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              preventScrollReset
              aria-current={isOpen ? 'page' : undefined}
              className="-outline-offset-2 flex min-h-11 items-center gap-1.5 border-transparent border-b-2 font-medium text-ink-soft text-sm hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {labelText}
              {count !== undefined && <span className="font-normal text-ink-soft text-xs tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
