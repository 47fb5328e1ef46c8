import { Bell, BellRing } from 'lucide-react';
import { useText } from '../../messages/messages.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { useExternalStore } from '../../ui/external-store.ts';
import { useAccount } from '../../visit/use-account.ts';
import { createToggleStore } from '../accounts/toggle-store.ts';
import { useToggle } from '../accounts/use-toggle.ts';
import { favourites } from '../favourites/favourites-store.ts';
import { useProductAlerts } from './use-product-alerts.ts';

/*
 * Both buttons need scripts, so they are hidden without them.
 */

const stockAlerts = createToggleStore('stockAlerts', async () => (await import('./alert-calls.ts')).storeStockAlert);
const priceAlerts = createToggleStore('priceAlerts', async () => (await import('./alert-calls.ts')).storePriceAlert);

const STOCK_TOASTS = {
  on: 'favourites.alert.stockSet',
  off: 'favourites.alert.removed',
  tooLate: 'favourites.alert.isBack',
} as const;
const PRICE_TOASTS = {
  on: 'favourites.alert.priceSet',
  off: 'favourites.alert.removed',
  tooLate: 'favourites.alert.removed',
} as const;

/** For a SKU that is sold out. */
export function StockAlertButton({ prodId, skuId }: { prodId: number; skuId: number }) {
  const { skuIds } = useProductAlerts(prodId);
  const toggle = useToggle(stockAlerts, skuId, {
    isLoadedOn: skuIds.includes(skuId),
    toasts: STOCK_TOASTS,
    trigger: 'alert',
  });
  return <AlertButton {...toggle} id={`stock ${skuId}`} on="favourites.alert.stockOn" off="favourites.alert.stock" />;
}

/** For a favourite product; renders nothing for others. */
export function PriceAlertButton({ prodId }: { prodId: number }) {
  const isBuyer = useAccount() !== undefined;
  const isFavourite = useExternalStore(favourites, (state) => state.product.has(prodId));
  return isBuyer && isFavourite ? <FavouritePriceAlert prodId={prodId} /> : null;
}

function FavouritePriceAlert({ prodId }: { prodId: number }) {
  const { hasPriceAlert } = useProductAlerts(prodId);
  const toggle = useToggle(priceAlerts, prodId, { isLoadedOn: hasPriceAlert, toasts: PRICE_TOASTS });
  return <AlertButton {...toggle} id={`price ${prodId}`} on="favourites.alert.priceOn" off="favourites.alert.price" />;
}

interface AlertButtonProps {
  isOn: boolean;
  toggle: () => void;
  id: string;
  on: 'favourites.alert.stockOn' | 'favourites.alert.priceOn';
  off: 'favourites.alert.stock' | 'favourites.alert.price';
}

/** Both labels are stacked, so that the button keeps its width. */
function AlertButton({ isOn, toggle, id, on, off }: AlertButtonProps) {
  const text = useText();
  const Icon = isOn ? BellRing : Bell;
  return (
    <button
      type="button"
      data-early={id}
      onClick={toggle}
      className={`${buttonClass('outline', 'medium')} ${isOn ? 'border-brand text-brand-ink' : ''} noscript:hidden`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="grid text-start *:[grid-area:1/1]">
        <span className={isOn ? 'invisible' : ''}>{text(off)}</span>
        <span className={isOn ? '' : 'invisible'}>{text(on)}</span>
      </span>
    </button>
  );
}
