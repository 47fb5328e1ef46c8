/** A SKU with the fields needed to choose it: for each option of the product, the index of its value. */
export interface SkuChoice {
  readonly skuId: number;
  readonly choice: readonly number[];
  readonly stocks: number;
}

/** The choice so far: for each option the index of a value, or undefined. */
export type Choice = readonly (number | undefined)[];

/** Whether a SKU exists for a value together with the choices of the other options. */
export type ValueState = 'available' | 'soldOut' | 'missing';

/** SKUs that match the choice so far. */
export function matchingSkus<Sku extends SkuChoice>(skus: readonly Sku[], choice: Choice): Sku[] {
  return skus.filter((sku) => choice.every((value, option) => value === undefined || sku.choice[option] === value));
}

/** The SKU, once every option is chosen. */
export function chosenSku<Sku extends SkuChoice>(skus: readonly Sku[], choice: Choice): Sku | undefined {
  return choice.includes(undefined) ? undefined : matchingSkus(skus, choice)[0];
}

export function valueState(skus: readonly SkuChoice[], choice: Choice, option: number, value: number): ValueState {
  const matching = matchingSkus(skus, choice.with(option, value));
  if (matching.length === 0) return 'missing';
  return matching.some(({ stocks }) => stocks > 0) ? 'available' : 'soldOut';
}

/**
 * The chosen value always wins. Of the other choices, those stay that exist together with it, earlier options first. A
 * combination that exists but is sold out stays, so that the page can say so.
 */
export function choose(skus: readonly SkuChoice[], choice: Choice, option: number, value: number): Choice {
  let kept: Choice = choice.map((_, index) => (index === option ? value : undefined));
  choice.forEach((other, index) => {
    if (index === option || other === undefined) return;
    const wider = kept.with(index, other);
    if (matchingSkus(skus, wider).length > 0) kept = wider;
  });
  return kept;
}

/** The choice when the page opens: the SKU in the address, the only SKU, else the values without an alternative. */
export function startingChoice(
  skus: readonly SkuChoice[],
  valuesPerOption: readonly number[],
  skuId: number | undefined,
): Choice {
  const named = skus.find((sku) => sku.skuId === skuId);
  const only = skus.length === 1 ? skus[0] : undefined;
  return (named ?? only)?.choice ?? valuesPerOption.map((count) => (count === 1 ? 0 : undefined));
}

/**
 * Link target of a value without scripts: the SKU with this value that keeps most of the other choices, in stock if
 * possible.
 */
export function nearestSku<Sku extends SkuChoice>(
  skus: readonly Sku[],
  choice: Choice,
  option: number,
  value: number,
): Sku | undefined {
  const closeness = (sku: SkuChoice) =>
    sku.choice.filter((own, index) => own === choice[index]).length + (sku.stocks > 0 ? 0.5 : 0);
  return skus
    .filter((sku) => sku.choice[option] === value)
    .reduce<Sku | undefined>((best, sku) => (best && closeness(best) >= closeness(sku) ? best : sku), undefined);
}
