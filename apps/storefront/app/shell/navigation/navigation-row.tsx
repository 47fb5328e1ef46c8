import { NavLink, useLocation } from 'react-router';
import { hydrateLater, onInteractionOrIdleTouch } from '../../hydration/hydrate-later.tsx';
import { useText } from '../../messages/messages.tsx';
import { isHome } from '../phone/tabs.ts';
import { useNavLinks } from './nav-links.ts';

const CategoryMenu = hydrateLater({
  id: 'category-menu',
  when: onInteractionOrIdleTouch,
  load: () => import('../categories/category-menu.tsx'),
  className: 'hidden w-50 shrink-0 md:block lg:w-55',
  cacheScope: 'everyone',
});

/** Categories and main navigation links. On phones one row that scrolls sideways, on the home page only. */
export function NavigationRow() {
  const text = useText();
  const links = useNavLinks();
  const { pathname } = useLocation();
  return (
    <div className={isHome(pathname) ? undefined : 'max-md:hidden'}>
      <div className="page-column flex h-12 md:items-stretch">
        <CategoryMenu />
        <nav
          aria-label={text('shell.navigation')}
          className="flex min-w-0 grow items-center gap-1 overflow-x-auto overscroll-x-contain pe-6 text-sm [mask-image:linear-gradient(to_right,black_calc(100%-1.5rem),transparent)] [scrollbar-width:none] rtl:[mask-image:linear-gradient(to_left,black_calc(100%-1.5rem),transparent)] md:ps-3 xl:gap-2 xl:ps-6"
        >
          {links.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end
              prefetch="intent"
              className="-outline-offset-2 inline-flex min-h-11 shrink-0 items-center whitespace-nowrap rounded-control px-3 font-semibold transition-[color] hover:text-brand-ink aria-[current=page]:text-brand-ink max-md:first:-ms-3"
            >
              {label}
            </NavLink>
          ))}
        </nav>
      </div>
    </div>
  );
}
