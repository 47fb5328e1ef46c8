import { FavouriteButton } from '../../../features/favourites/favourite-button.tsx';
import { useText } from '../../../words/words.tsx';
import type { Product, Sku } from '../detail-data.ts';
import { ShareButton } from '../share/share-button.tsx';

interface SideActionsProps {
  product: Product;
  sku: Sku | undefined;
}

/** What can be done besides buying. */
export function SideActions({ product: { prodId, prodName }, sku }: SideActionsProps) {
  const text = useText();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <FavouriteButton kind="product" id={prodId} name={prodName} />
      <ShareButton prodId={prodId} name={prodName} skuId={sku?.skuId} />
      <p className="w-full text-ink-soft text-xs">{text('detail.code', { code: sku?.partyCode || String(prodId) })}</p>
    </div>
  );
}
