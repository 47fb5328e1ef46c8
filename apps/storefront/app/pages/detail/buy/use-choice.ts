import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { buyerLimit } from '../../../features/activities/present-prices.ts';
import { type Choice, choose, chosenSku, startingChoice } from '../../../features/products/sku-matrix.ts';
import type { Product, Sku } from '../detail-data.ts';
import { changedAddress } from '../page-address.ts';
import { clampQuantity } from './option-rules.ts';

export interface Chosen {
  readonly choice: Choice;
  readonly sku: Sku | undefined;
  /** The picture of what was chosen last, if it has one. */
  readonly picture: string;
  readonly quantity: Quantity;
  /** Pieces that one buyer may order; null: no limit. */
  readonly limitPerBuyer: number | null;
  readonly choose: (option: number, value: number) => void;
  /** Somebody wanted to buy before everything was chosen: what is missing is marked. */
  readonly isAskedFor: boolean;
  readonly askForRest: () => void;
}

/** What is chosen of the product's options. The SKU stands in the address, in place, so that Back leaves the page. */
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
  const [isAskedFor, setAskedFor] = useState(false);
  const [picture, setPicture] = useState(sku?.pic ?? '');
  const limitPerBuyer = buyerLimit(product, sku);
  const quantity = useQuantity(Math.min(sku?.stocks ?? 0, limitPerBuyer ?? Number.POSITIVE_INFINITY));

  function take(option: number, value: number) {
    const next = choose(skuList, choice, option, value);
    const nextSku = chosenSku(skuList, next);
    setChoice(next);
    setPicture((now) => options[option]?.values[value]?.pic || nextSku?.pic || now);
    // To where one is already would fetch everything again.
    if (nextSku === sku) return;
    void navigate(changedAddress(search, { sku: nextSku?.skuId }), { replace: true, preventScrollReset: true });
  }

  return {
    choice,
    sku,
    picture,
    quantity,
    limitPerBuyer,
    choose: take,
    isAskedFor,
    askForRest: () => setAskedFor(true),
  };
}

interface Quantity {
  /** One that can be bought, whatever is being typed. */
  readonly value: number;
  readonly most: number;
  /** What stands in the field. */
  readonly shown: string | number;
  readonly type: (text: string) => void;
  /** The field is left: what was typed becomes a number that can be bought. */
  readonly commit: () => void;
  readonly add: (step: 1 | -1) => void;
}

/** How many are wanted. Where fewer are there, those; the wish itself stays for a SKU that has more. */
function useQuantity(most: number): Quantity {
  const [wanted, setWanted] = useState(1);
  const [draft, setDraft] = useState<string>();
  const value = clampQuantity(draft ?? wanted, most);

  function want(next: number) {
    setWanted(next);
    setDraft(undefined);
  }

  return {
    value,
    most,
    shown: draft ?? value,
    type: setDraft,
    commit: () => draft !== undefined && want(value),
    add: (step) => want(clampQuantity(value + step, most)),
  };
}
