import { ChevronDown, Store } from 'lucide-react';
import { Menu } from '../../ui/menu.tsx';
import { MenuLink } from '../../ui/menu-item.tsx';
import { useText } from '../../words/words.tsx';
import { TOP_BAR_ITEM } from './top-bar-look.ts';

const trigger = (label: string) => (
  <>
    {label}
    <ChevronDown aria-hidden className="size-3" />
  </>
);

export function SellersMenu() {
  const text = useText();
  return (
    <Menu
      label={text('shell.sellersCentre')}
      trigger={trigger(text('shell.sellersCentre'))}
      triggerClassName={TOP_BAR_ITEM}
    >
      <MerchantLink />
    </Menu>
  );
}

/** Another application, so a real page load in its own tab. */
function MerchantLink() {
  const text = useText();
  return (
    <MenuLink to="/merchant/" reloadDocument target="_blank" rel="noopener">
      <Store aria-hidden className="size-5 shrink-0 text-brand-ink" />
      <span>
        <b className="block font-semibold text-ink">{text('shell.merchantPlatform')}</b>
        <span className="text-ink-soft text-xs">{text('shell.merchantPlatformHint')}</span>
        <span className="sr-only"> ({text('shell.opensInNewTab')})</span>
      </span>
    </MenuLink>
  );
}
