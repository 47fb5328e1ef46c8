import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { buyerLimit } from '../../../features/activities/current-prices.ts';
import { type Choice, choose, chosenSku, startingChoice } from '../../../features/products/sku-matrix.ts';
import type { Product, Sku } from '../detail-data.ts';
import { changedAddress } from '../page-address.ts';
import { clampQuantity } from './option-rules.ts';

export interface Chosen {
  readonly choice: Choice;
  readonly sku: Sku | undefined;
  /** The picture of the last choice that has one, or empty. */
  readonly picture: string;
  readonly quantity: Quantity;
  /** Pieces that one buyer may order; null: no limit. */
  readonly limitPerBuyer: number | null;
  readonly choose: (option: number, value: number) => void;
  /** The buyer tried to buy before every option was chosen: the missing ones are marked. */
  readonly isMissingMarked: boolean;
  readonly markMissing: () => void;
}

/** The chosen options. The SKU replaces the one in the address (no new history entry), so that Back leaves the page. */
export function useChoice(product: Product, skuId: number | undefined): Chosen {
  const { options, skuList } = product;
  const navigate = useNavigate();
  const { search } = useLocation();
  const [choice, setChoice] = useState(() =>
    startingChoice(
      skuList,
      options.map(({ values }) => values.length),
      skuId,
    ),
  );
  const sku = chosenSku(skuList, choice);
  const [isMissingMarked, setMissingMarked] = useState(false);
  const [picture, setPicture] = useState(sku?.pic ?? '');
  const limitPerBuyer = buyerLimit(product, sku);
  const quantity = useQuantity(Math.min(sku?.stocks ?? 0, limitPerBuyer ?? Number.POSITIVE_INFINITY));

  function chooseValue(option: number, value: number) {
    const next = choose(skuList, choice, option, value);
    const nextSku = chosenSku(skuList, next);
    setChoice(next);
    setPicture((now) => options[option]?.values[value]?.pic || nextSku?.pic || now);
    // Navigating to the same address would run the loader again.
    if (nextSku === sku) return;
    void navigate(changedAddress(search, { sku: nextSku?.skuId }), { replace: true, preventScrollReset: true });
  }

  return {
    choice,
    sku,
    picture,
    quantity,
    limitPerBuyer,
    choose: chooseValue,
    isMissingMarked,
    markMissing: () => setMissingMarked(true),
  };
}

interface Quantity {
  /** A quantity that can be bought, whatever is typed in the field. */
  readonly value: number;
  readonly most: number;
  /** The content of the field. */
  readonly shown: string | number;
  readonly type: (text: string) => void;
  /** On blur: the typed text becomes a quantity that can be bought. */
  readonly commit: () => void;
  readonly add: (step: 1 | -1) => void;
}

/** The quantity, at most `most`. The wanted quantity is kept, for a SKU that has more. */
function useQuantity(most: number): Quantity {
  const [wanted, setWanted] = useState(1);
  const [draft, setDraft] = useState<string>();
  const value = clampQuantity(draft ?? wanted, most);

  function setQuantity(next: number) {
    setWanted(next);
    setDraft(undefined);
  }

  return {
    value,
    most,
    shown: draft ?? value,
    type: setDraft,
    commit: () => draft !== undefined && setQuantity(value),
    add: (step) => setQuantity(clampQuantity(value + step, most)),
  };
}
