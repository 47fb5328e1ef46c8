import { useConsole, useText } from '@galleria/console-kit/console-context';
import { OptionPicker } from '@galleria/console-kit/picker/option-picker';
import { useFailureMessage, useToast } from '@galleria/console-kit/use-mutate';
import { preferredCandidates } from '@galleria/contract/activities/preferred-products';
import { productOptions } from '@galleria/contract/catalogue/staff-products';
import { App } from 'antd';
import { useState } from 'react';
import type { ZoneProduct } from '../zone-products/use-zone-draft.ts';

interface AddProductProps {
  isInList: (prodId: number) => boolean;
  onAdd: (product: ZoneProduct) => void;
}

/** A search over the products of all stores; choosing a product adds it to the list and clears the field. */
export function AddProduct({ isInList, onAdd }: AddProductProps) {
  const text = useText<'platform'>();
  const { call } = useConsole();
  const { message } = App.useApp();
  const showFailure = useFailureMessage();
  const toast = useToast();
  const [chosenId, setChosenId] = useState<number>();

  async function choose(prodId: number | undefined) {
    if (prodId === undefined) return;
    setChosenId(prodId);
    const answer = await call(preferredCandidates, { prodIds: String(prodId) });
    setChosenId(undefined);
    if (!answer.ok) return showFailure(answer);
    const [product] = answer.data;
    if (!product) return void message.error(text('platformMarketing.preferredUnknown'));
    const name = product.prodName;
    if (isInList(prodId)) return void message.info(text('platformMarketing.preferredTwice', { name }));
    onAdd(product);
    toast(text('platformMarketing.preferredAdded', { name }));
  }

  return (
    <OptionPicker
      operation={productOptions}
      value={chosenId}
      onChange={(prodId) => void choose(prodId)}
      placeholder={text('platformMarketing.preferredAdd')}
      aria-label={text('platformMarketing.preferredAdd')}
    />
  );
}
