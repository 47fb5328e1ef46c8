import { Menu as MenuIcon } from 'lucide-react';
import { useText } from '../../messages/messages.tsx';
import { Menu, MenuLink } from '../../ui/overlays/menu.tsx';
import { useNavLinks } from '../navigation/nav-links.ts';
import { SearchBox } from '../search/search-box.tsx';
import { CartButton } from './cart-button.tsx';
import { Logo } from './logo.tsx';

const CART_LIMIT = 99;

export default function MiniHeaderRow() {
  const text = useText();
  const links = useNavLinks();
  const trigger = (
    <>
      <MenuIcon aria-hidden className="size-5" />
      <span className="max-md:sr-only">{text('shell.menu')}</span>
    </>
  );
  return (
    <div className="page-column relative flex h-14 items-center gap-2 md:gap-6">
      <Logo small markOnPhones />
      <Menu
        label={text('shell.menu')}
        trigger={trigger}
        triggerClassName="inline-flex h-10 shrink-0 items-center gap-2 rounded-control px-2 font-semibold text-sm hover:bg-well"
      >
        {links.map(({ to, label }) => (
          <MenuLink key={to} to={to}>
            {label}
          </MenuLink>
        ))}
      </Menu>
      <div className="min-w-0 max-w-155 grow">
        <SearchBox small />
      </div>
      <span className="ms-auto">
        <CartButton limit={CART_LIMIT} compact />
      </span>
    </div>
  );
}
