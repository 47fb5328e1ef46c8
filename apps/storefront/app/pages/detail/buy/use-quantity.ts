import { useState } from 'react';
import { clampQuantity } from '../quantity.ts';

export interface Quantity {
  /** One that can be bought, whatever is being typed. */
  readonly value: number;
  /** What stands in the field. */
  readonly shown: string | number;
  readonly type: (text: string) => void;
  /** The field is left: what was typed becomes a number that can be bought. */
  readonly settle: () => void;
  readonly add: (step: 1 | -1) => void;
}

/** How many are wanted. Where fewer are there, those; the wish itself stays for a SKU that has more. */
export function useQuantity(stocks: number): Quantity {
  const [wanted, setWanted] = useState(1);
  const [draft, setDraft] = useState<string>();
  const value = clampQuantity(draft ?? wanted, stocks);

  function want(next: number) {
    setWanted(next);
    setDraft(undefined);
  }

  return {
    value,
    shown: draft ?? value,
    type: setDraft,
    settle: () => draft !== undefined && want(value),
    add: (step) => want(clampQuantity(value + step, stocks)),
  };
}
