import { productDetail } from '@galleria/contract/catalogue';
import type { OutputOf } from '@galleria/contract/operation';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../api/client.ts';
import { useToast } from '../../ui/toast.tsx';
import { useText } from '../../words/words.tsx';
import { useAccount } from '../accounts/use-account.ts';
import { takeEarlyClick } from '../favourites/early-click.ts';
import { addToCart } from './add-to-cart.ts';

type Product = OutputOf<typeof productDetail>;
type Sku = Product['skuList'][number];

/** What there is only one of goes in at once; of several SKUs somebody has to choose one. */
export function useQuickAdd(prodId: number) {
  const text = useText();
  const toast = useToast();
  const isBuyer = useAccount() !== undefined;
  const key = `cart ${prodId}`;
  const [state, setState] = useState<'idle' | 'busy' | 'choosing'>('idle');

  const answerEarlyClick = useEffectEvent(() => {
    if (takeEarlyClick(key)) void begin();
  });
  useEffect(() => {
    // Not at once: the click that this button was made ready for may still be on its way to it, and takes itself.
    const timer = setTimeout(() => answerEarlyClick());
    return () => clearTimeout(timer);
  }, []);

  async function begin() {
    takeEarlyClick(key);
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
    const wish = { skuId, option, name: product.prodName, picture: pic || product.pic, count: 1 };
    const refusal = await addToCart(wish, isBuyer);
    setState('idle');
    if (refusal) toast.error(refusal.message || text('cart.add.failed'));
  }

  return {
    begin,
    choose: add,
    close: () => setState('idle'),
    isChoosing: state === 'choosing',
    isBusy: state === 'busy',
    key,
  };
}
