/** A SKU as far as choosing one goes: for each option of the product, the index of its value. */
export interface SkuChoice {
  readonly skuId: number;
  readonly choice: readonly number[];
  readonly stocks: number;
}

/** What is chosen so far: for each option the index of a value, or nothing yet. */
export type Choice = readonly (number | undefined)[];

/** Whether a value can be had together with what is chosen of the other options. */
export type ValueState = 'available' | 'soldOut' | 'missing';

/** Those that what is chosen so far may still become. */
export function matchingSkus<Sku extends SkuChoice>(skus: readonly Sku[], choice: Choice): Sku[] {
  return skus.filter((sku) => choice.every((value, option) => value === undefined || sku.choice[option] === value));
}

/** The one SKU, once every option is chosen. */
export function chosenSku<Sku extends SkuChoice>(skus: readonly Sku[], choice: Choice): Sku | undefined {
  return choice.includes(undefined) ? undefined : matchingSkus(skus, choice)[0];
}

export function valueState(skus: readonly SkuChoice[], choice: Choice, option: number, value: number): ValueState {
  const matching = matchingSkus(skus, choice.with(option, value));
  if (matching.length === 0) return 'missing';
  return matching.some(({ stocks }) => stocks > 0) ? 'available' : 'soldOut';
}

/**
 * The value is chosen whatever else was: of the other choices, those stay that exist together with it, the earlier
 * options first. A combination that exists but is sold out stays, so that the page can say so.
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

/** What is chosen when the page opens: the SKU of the address, the only SKU, else values that have no alternative. */
export function startingChoice(
  skus: readonly SkuChoice[],
  valuesPerOption: readonly number[],
  skuId: number | undefined,
): Choice {
  const named = skus.find((sku) => sku.skuId === skuId);
  const only = skus.length === 1 ? skus[0] : undefined;
  return (named ?? only)?.choice ?? valuesPerOption.map((count) => (count === 1 ? 0 : undefined));
}

/** Where the link of a value leads without scripts: to the SKU with this value that keeps most of the other choices. */
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
