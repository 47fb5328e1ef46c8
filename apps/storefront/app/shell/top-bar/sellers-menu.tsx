import { ChevronDown, Store } from 'lucide-react';
import { useText } from '../../messages/messages.tsx';
import { Menu, MenuLink } from '../../ui/overlays/menu.tsx';

/** Style shared by the links and buttons of the top bar. */
export const TOP_BAR_ITEM =
  'inline-flex h-8 items-center gap-1 whitespace-nowrap rounded-control px-2 transition-[color] hover:text-ink aria-expanded:text-ink';

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

/** Another application, so a full page load in a tab of its own. */
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
