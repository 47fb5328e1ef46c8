import { productDetail } from '@galleria/contract/catalogue/catalogue';
import type { OutputOf } from '@galleria/contract/operation';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useText } from '../../messages/messages.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { useAccount } from '../../visit/use-account.ts';
import { addToCart } from './add-to-cart.ts';

type Product = OutputOf<typeof productDetail>;
type Sku = Product['skuList'][number];

/** A product with one SKU is added at once; with several, the buyer chooses in a dialog. */
export function useQuickAdd(prodId: number) {
  const text = useText();
  const isBuyer = useAccount() !== undefined;
  const [state, setState] = useState<'idle' | 'busy' | 'choosing'>('idle');

  async function begin() {
    if (state !== 'idle') return;
    setState('busy');
    const answer = await api(productDetail, { prodId });
    const [only, ...others] = answer.ok ? answer.data.skuList : [];
    if (answer.ok && only && others.length === 0) return add(only, answer.data);
    setState(answer.ok ? 'choosing' : 'idle');
    if (!answer.ok) toast.error(answer.message || text('cart.add.failed'));
  }

  async function add({ skuId, skuName: option, pic }: Sku, product: Product) {
    setState('busy');
    const added = { skuId, option, name: product.prodName, picture: pic || product.pic, count: 1 };
    const refusal = await addToCart(added, isBuyer);
    setState('idle');
    if (refusal) toast.error(refusal.message || text('cart.add.failed'));
  }

  return {
    begin,
    choose: add,
    close: () => setState('idle'),
    isChoosing: state === 'choosing',
    isBusy: state === 'busy',
  };
}
