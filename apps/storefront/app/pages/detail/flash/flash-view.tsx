import { useChoice } from '../buy/use-choice.ts';
import type { ProductParts } from '../detail-data.ts';
import { ProductLayout } from '../product-view.tsx';
import { FlashBuyBox, FlashPhoneBar } from './flash-buy-box.tsx';
import { type FlashSale, flashProduct } from './flash-product.ts';
import { useLiveSale } from './use-live-sale.ts';

interface FlashViewProps extends ProductParts {
  sale: FlashSale;
  /** The buyer gets a mail when the sale starts. */
  isReminded: boolean;
}

/** A product in its flash sale: the product page with a buy box of the sale. */
export default function FlashView({ sale: loaded, isReminded, ...detail }: FlashViewProps) {
  const sale = useLiveSale(loaded);
  const product = flashProduct(detail.product, sale);
  const chosen = useChoice(product, detail.skuId);
  const flash = { product, sale, chosen };
  return (
    <ProductLayout
      detail={{ ...detail, product }}
      chosen={chosen}
      buyBox={<FlashBuyBox flash={flash} detail={{ ...detail, product }} isReminded={isReminded} />}
      phoneBar={<FlashPhoneBar flash={flash} />}
    />
  );
}
