import { Menu as MenuIcon } from 'lucide-react';
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { CategoryFlyout } from './category-flyout.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { useCategoryKeys } from './use-category-keys.ts';
import { useCategoryMenu } from './use-category-menu.ts';

/** For mouse events only: lifting a finger also fires pointerleave. */
const mouseOnly = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') act();
};

/**
 * The category drop-down. On the home page of a wide window its first level is always visible. Without scripts the
 * button is a link to all products.
 */
export default function CategoryMenu() {
  const text = useText();
  const panelId = useId();
  const hintId = useId();
  const { pathname } = useLocation();
  const home = pathname === '/' || pathname === '/index';
  const pinned = useWideWindow() && home;
  const menu = useCategoryMenu();
  const whole = useRef<HTMLElement>(null);
  const { trigger, panel, flyout, handleKey } = useCategoryKeys(menu);
  usePressOutside(whole, menu.open || menu.active !== undefined, menu.close);

  function toggle(event: MouseEvent) {
    if (pinned) return;
    event.preventDefault();
    menu.setOpen(!menu.open);
  }

  // A press on the page's background blurs without a new focus target; that does not count as leaving.
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) menu.close();
  }

  return (
    <nav
      ref={whole}
      aria-label={text('shell.categories')}
      onKeyDown={handleKey}
      onBlur={closeWhenLeft}
      onPointerEnter={mouseOnly(menu.stay)}
      onPointerLeave={mouseOnly(menu.closeSoon)}
      className="relative h-full"
    >
      <Link
        ref={trigger}
        to="/list"
        aria-expanded={menu.open || pinned}
        aria-controls={panelId}
        aria-describedby={hintId}
        onClick={toggle}
        onPointerEnter={mouseOnly(menu.openSoon)}
        className="flex h-full items-center gap-3 rounded-t-card bg-ink px-5 font-semibold text-paper text-sm"
      >
        <MenuIcon aria-hidden className="size-4" />
        {text('shell.allCategories')}
      </Link>
      <span id={hintId} className="sr-only">
        {text('shell.categoryKeys')}
      </span>
      {/* The height of the carousel (450 px) and the line above it, unless a low window has less room below the
          header. */}
      <div
        id={panelId}
        ref={panel}
        tabIndex={-1}
        className={`absolute start-0 top-full z-10 h-[451px] max-h-[max(16rem,100dvh-12rem)] outline-none ${menu.open ? 'flex shadow-float' : 'hidden'} ${home ? 'xl:flex xl:max-h-none' : ''}`}
      >
        <CategoryPanel
          active={menu.active}
          onHover={menu.hoverCategory}
          onShowCategory={menu.showCategory}
          onFollow={menu.close}
        />
        {menu.active && <CategoryFlyout ref={flyout} category={menu.active} onFollow={menu.close} />}
      </div>
    </nav>
  );
}

/** Calls `act` on a press outside: touch fires no pointerleave, and on some phones it does not move the focus. */
function usePressOutside(element: RefObject<Element | null>, watching: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!watching) return;
    const check = ({ target }: globalThis.PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', check);
    return () => document.removeEventListener('pointerdown', check);
  }, [element, watching]);
}

const WIDE = '(width >= 1200px)';

function watch(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the whole content column fits. False on the server, where style sheets decide what is visible. */
function useWideWindow(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
