import { productDetail } from '@galleria/contract/catalogue/catalogue';
import type { OutputOf } from '@galleria/contract/operation';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { useText } from '../../messages/messages.tsx';
import { ErrorLine } from '../../ui/fields/field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { withCurrentPrices } from '../activities/current-prices.ts';
import { SkuForm } from './sku-form.tsx';

type Product = OutputOf<typeof productDetail>;
type Sku = Product['skuList'][number];

interface SkuDialogProps {
  prodId: number;
  /** The SKU that is chosen so far. */
  skuId?: number;
  confirmLabel: string;
  onChoose: (sku: Sku, product: Product) => void;
  onClose: () => void;
}

/** Chooses a SKU of a product; stock and prices are loaded when it opens. */
export default function SkuDialog({ prodId, skuId, confirmLabel, onChoose, onClose }: SkuDialogProps) {
  const text = useText();
  const [product, setProduct] = useState<Product>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void api(productDetail, { prodId }).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) setProduct(withCurrentPrices(answer.data));
      else setProblem(answer.message || text('cart.sku.failed'));
    });
    return () => {
      isCurrent = false;
    };
  }, [prodId, text]);
  return (
    <Dialog title={text('cart.sku.title')} onClose={onClose}>
      {product ? (
        <SkuForm
          product={product}
          skuId={skuId}
          confirmLabel={confirmLabel}
          onChoose={(sku) => onChoose(sku, product)}
        />
      ) : problem ? (
        <ErrorLine>{problem}</ErrorLine>
      ) : (
        <Waiting />
      )}
    </Dialog>
  );
}

function Waiting() {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex gap-4">
        <Skeleton className="size-20" />
        <Skeleton className="h-6 w-32" />
      </div>
      <Skeleton className="h-17" />
      <Skeleton className="h-17" />
      <Skeleton className="h-11" />
    </div>
  );
}
