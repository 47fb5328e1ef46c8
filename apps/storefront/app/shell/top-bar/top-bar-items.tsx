import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useCartCount } from '../../features/cart/cart-store.ts';
import { useText } from '../../messages/messages.tsx';
import { QrCode } from '../../ui/pictures/qr-code.tsx';
import { useShell } from '../../visit/shell-data.ts';
import { GuestLinks } from '../account/guest-links.tsx';
import { UserMenu } from '../account/user-menu.tsx';
import { countText } from '../count-text.ts';
import { CurrencyMenu, LanguageMenu } from '../preferences/preference-menus.tsx';
import { SellersMenu, TOP_BAR_ITEM } from './sellers-menu.tsx';

const CART_LIMIT = 999;

/** Between 768 and 1024 px, items that the page offers elsewhere too are hidden for lack of room. */
export function TopBarItems() {
  const text = useText();
  const shell = useShell();
  const cartCount = useCartCount(shell);
  const { mall, account } = shell;
  return (
    <>
      {!account && <span className="hidden px-2 xl:inline">{mall.welcome}</span>}
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

/** The mall's own address as a QR code. */
function PhoneMall() {
  const text = useText();
  const panelId = useId();
  const { addressQr, address } = useShell();
  return (
    <>
      <button type="button" popoverTarget={panelId} className={TOP_BAR_ITEM}>
        {text('shell.mobileMall')}
        <ChevronDown aria-hidden className="size-3" />
      </button>
      <div id={panelId} popover="auto" className="menu-panel w-48 rounded-card bg-mist p-4 text-center shadow-float">
        <QrCode rows={addressQr} label={text('shell.mobileMallQr', { address })} />
        <p className="mt-3 text-ink-soft text-xs">{text('shell.mobileMallHint')}</p>
      </div>
    </>
  );
}
