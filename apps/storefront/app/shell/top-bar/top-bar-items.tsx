import { Link } from 'react-router';
import { useCartCount } from '../../features/cart/cart-store.ts';
import { useText } from '../../words/words.tsx';
import { GuestLinks } from '../account/guest-links.tsx';
import { UserMenu } from '../account/user-menu.tsx';
import { countText } from '../count-text.ts';
import { CurrencyMenu, LanguageMenu } from '../preferences/preference-menus.tsx';
import { useShell } from '../shell-data.ts';
import { PhoneMall } from './phone-mall.tsx';
import { SellersMenu } from './sellers-menu.tsx';
import { TOP_BAR_ITEM } from './top-bar-look.ts';

const CART_LIMIT = 999;

/** Between 768 and 1024 px what the page offers elsewhere too makes room for the rest. */
export default function TopBarItems() {
  const text = useText();
  const shell = useShell();
  const cartCount = useCartCount(shell);
  const { mall, account } = shell;
  return (
    <>
      <span className="hidden px-2 xl:inline">{mall.welcome}</span>
      {account ? (
        <UserMenu account={account} triggerClassName={TOP_BAR_ITEM} />
      ) : (
        <GuestLinks className={TOP_BAR_ITEM} />
      )}
      <Link to="/" className={`${TOP_BAR_ITEM} max-lg:hidden`}>
        {text('shell.mallHome')}
      </Link>
      <SellersMenu />
      <span className="contents max-lg:hidden">
        <PhoneMall />
      </span>
      <Link to="/cart" className={`${TOP_BAR_ITEM} max-lg:hidden`}>
        {text('shell.cart')} <b className="font-semibold text-brand-ink">{countText(cartCount, CART_LIMIT)}</b>
      </Link>
      <LanguageMenu triggerClassName={TOP_BAR_ITEM} />
      <CurrencyMenu triggerClassName={TOP_BAR_ITEM} />
    </>
  );
}
