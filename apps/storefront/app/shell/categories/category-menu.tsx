import { Menu as MenuIcon } from 'lucide-react';
import { type FocusEvent, lazy, type MouseEvent, Suspense, useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '../../words/words.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { useCategoryKeys } from './use-category-keys.ts';
import { useCategoryMenu } from './use-category-menu.ts';
import { useWideWindow } from './use-wide-window.ts';

const CategoryChildren = lazy(() => import('./category-children.tsx'));

/**
 * The category drop-down. On the home page of a wide window its first level always shows. Its button is a link to all
 * products and becomes more than that when scripts run.
 */
export default function CategoryMenu() {
  const text = useText();
  const panelId = useId();
  const hintId = useId();
  const { pathname } = useLocation();
  const home = pathname === '/' || pathname === '/index';
  const pinned = useWideWindow() && home;
  const menu = useCategoryMenu();
  const { trigger, panel, flyout, handleKey } = useCategoryKeys(menu);

  function toggle(event: MouseEvent) {
    if (pinned) return;
    event.preventDefault();
    menu.setOpen(!menu.open);
  }

  function closeWhenLeft(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) menu.close();
  }

  return (
    <nav
      aria-label={text('shell.categories')}
      onKeyDown={handleKey}
      onBlur={closeWhenLeft}
      onPointerEnter={menu.stay}
      onPointerLeave={menu.closeSoon}
      className="relative h-full"
    >
      <Link
        ref={trigger}
        to="/list"
        aria-expanded={menu.open || pinned}
        aria-controls={panelId}
        aria-describedby={hintId}
        onClick={toggle}
        onPointerEnter={(event) => event.pointerType === 'mouse' && menu.openSoon()}
        className="flex h-full items-center gap-3 rounded-t-card bg-ink px-5 font-semibold text-paper text-sm"
      >
        <MenuIcon aria-hidden className="size-4" />
        {text('shell.allCategories')}
      </Link>
      <span id={hintId} className="sr-only">
        {text('shell.categoryKeys')}
      </span>
      {/* The carousel's 450 px and the hairline above it. */}
      <div
        id={panelId}
        ref={panel}
        className={`absolute start-0 top-full z-10 h-[451px] ${menu.open ? 'flex shadow-float' : 'hidden'} ${home ? 'xl:flex' : ''}`}
      >
        <CategoryPanel active={menu.active} onRest={menu.restOn} onFollow={menu.close} />
        {menu.active && (
          <section
            ref={flyout}
            aria-label={text('shell.categoryInside', { name: menu.active.name })}
            className="w-[min(980px,100vw-284px)] overflow-y-auto overscroll-contain border-line border-s bg-mist p-6 shadow-float"
          >
            <Suspense>
              <CategoryChildren key={menu.active.id} category={menu.active} onFollow={menu.close} />
            </Suspense>
          </section>
        )}
      </div>
    </nav>
  );
}
