import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useText } from '../../words/words.tsx';
import { MENU } from './menu.ts';

const ENTRY =
  'flex min-h-11 items-center gap-3 rounded-control max-md:whitespace-nowrap px-3.5 text-sm transition-[background-color] hover:bg-well aria-[current=page]:bg-brand-tint aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink max-md:card max-md:aria-[current=page]:bg-brand-tint';

/** Groups beside the page; on phones a row above it that moves under the finger. */
export function SideMenu() {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const current = pathname && list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!current || !list.current) return;
    const { left, width } = current.getBoundingClientRect();
    const row = list.current.getBoundingClientRect();
    list.current.scrollBy({ left: left - row.left - (row.width - width) / 2 });
  }, [pathname]);

  return (
    <nav aria-label={text('profile.menu.label')} className="md:card md:sticky md:top-24 md:p-3">
      <div
        ref={list}
        className="no-scrollbar -mx-(--page-gutter) flex gap-2 overflow-x-auto px-(--page-gutter) py-1 md:mx-0 md:flex-col md:gap-4 md:overflow-visible md:p-0"
      >
        {MENU.map(({ title, entries }) => (
          <div key={title} className="contents md:block">
            <p className="px-3.5 pt-2 pb-1.5 font-semibold text-ink-soft text-xs max-md:sr-only">{text(title)}</p>
            <ul aria-label={text(title)} className="contents md:flex md:flex-col md:gap-0.5">
              {entries.map(({ child, label, icon: Icon }) => (
                <li key={child}>
                  <NavLink to={`/user-center/${child}`} prefetch="intent" className={ENTRY}>
                    <Icon aria-hidden className="size-[1.125rem] shrink-0" />
                    {text(label)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
