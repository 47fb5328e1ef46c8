import { useState } from 'react';
import { useActionData } from 'react-router';
import { addToCart } from '../../../features/cart/add-to-cart.ts';
import { useLocale, useText } from '../../../messages/messages.tsx';
import { useAccount } from '../../../visit/use-account.ts';
import type { Product, Sku } from '../detail-data.ts';
import { optionId } from './option-chips.tsx';
import { enumerated } from './option-rules.ts';
import type { Chosen } from './use-choice.ts';

/** Adds the chosen SKU to the cart. While options are missing, they are marked and the focus moves to the first one. */
export function useAddToCart(product: Product, { sku, choice, picture, quantity, markMissing }: Chosen) {
  const text = useText();
  const locale = useLocale();
  const isBuyer = useAccount() !== undefined;
  const posted = useActionData<CartReply>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ message: string | undefined; about: Sku | undefined }>({
    message: posted?.refusal,
    about: sku,
  });
  const show = (message?: string) => setRefusal({ message, about: sku });

  /** Whether a SKU is chosen; otherwise the missing options are marked. */
  function requireSku(): boolean {
    if (sku) return true;
    const open = product.options.flatMap(({ name }, index) => (choice[index] === undefined ? [{ name, index }] : []));
    const names = enumerated(
      locale,
      open.map(({ name }) => name),
    );
    show(text('cart.add.choose', { options: names }));
    markMissing();
    document
      .getElementById(optionId(open[0]?.index ?? 0))
      ?.querySelector('a')
      ?.focus();
    return false;
  }

  async function add() {
    if (busy || !requireSku() || !sku) return;
    setBusy(true);
    show();
    const { skuId, skuName: option, pic } = sku;
    const added = { skuId, option, name: product.prodName, picture: pic || picture || product.pic };
    const answer = await addToCart({ ...added, count: quantity.value }, isBuyer);
    setBusy(false);
    if (answer) show(answer.message || text('cart.add.failed'));
  }

  return {
    add,
    requireSku,
    busy,
    refusal: refusal.about === sku ? refusal.message : undefined,
  };
}

/** Answer of the page's action when the SKU cannot be added to the cart. */
export interface CartReply {
  readonly refusal: string;
}
