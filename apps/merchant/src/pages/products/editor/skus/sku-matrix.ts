import { PRODUCT_LIMITS } from '@galleria/domain/catalogue/product-limits';
import { type Locale, type LocaleTexts, textIn } from '@galleria/domain/site/locales';
import { newKey, newSku, type Option, type OptionValue, type Product, type Sku } from '../product-model.ts';

type Matrix = Pick<Product, 'options' | 'skus'>;

const newValue = (): OptionValue => ({ key: newKey(), text: {}, pic: '', swatch: '' });

/** One SKU for every combination of the values, in the order of the options. SKUs that exist are kept. */
export function fillMatrix({ options, skus }: Matrix): Matrix {
  const combinations = options.reduce<string[][]>(
    (all, { values }) => all.flatMap((choice) => values.map(({ key }) => [...choice, key])),
    [[]],
  );
  const known = new Map(skus.map((sku) => [sku.choice.join(), sku]));
  return {
    options,
    skus: combinations.map((choice) => known.get(choice.join()) ?? newSku(choice, mostSimilarSku(skus, choice))),
  };
}

/** The SKU with most values in common: a new combination takes over its price and weight. */
function mostSimilarSku(skus: readonly Sku[], choice: readonly string[]): Sku | undefined {
  const similarity = (sku: Sku) => choice.filter((key, index) => sku.choice[index] === key).length;
  return skus.toSorted((one, other) => similarity(other) - similarity(one))[0];
}

function combinationCount(options: readonly Option[]): number {
  return options.reduce((count, { values }) => count * values.length, 1);
}

/** Whether an option may get one more value, or the product one more option. */
export function canAddMore(options: readonly Option[], option?: Option): boolean {
  if (!option) return options.length < PRODUCT_LIMITS.options;
  const count = combinationCount(options) * ((option.values.length + 1) / option.values.length);
  return option.values.length < PRODUCT_LIMITS.valuesPerOption && count <= PRODUCT_LIMITS.skus;
}

/** A further option starts with one value, which all existing SKUs get, so that they keep their ids. */
export function addOption({ options, skus }: Matrix): Matrix {
  const value = newValue();
  return {
    options: [...options, { key: newKey(), name: {}, values: [value] }],
    skus: skus.map((sku) => ({ ...sku, choice: [...sku.choice, value.key] })),
  };
}

/** Of SKUs that differ only in this option, the one with its first value stays. */
export function removeOption({ options, skus }: Matrix, key: string): Matrix {
  const optionIndex = options.findIndex((option) => option.key === key);
  const kept = options[optionIndex]?.values[0]?.key;
  return {
    options: options.filter((option) => option.key !== key),
    skus: skus
      .filter(({ choice }) => choice[optionIndex] === kept)
      .map((sku) => ({ ...sku, choice: sku.choice.filter((_, index) => index !== optionIndex) })),
  };
}

export function addValue({ options, skus }: Matrix, key: string): Matrix {
  const extended = options.map((option) =>
    option.key === key ? { ...option, values: [...option.values, newValue()] } : option,
  );
  return fillMatrix({ options: extended, skus });
}

/** Removes a value with its combinations. Not for the last value of an option: the option is removed instead. */
export function removeValue({ options, skus }: Matrix, valueKey: string): Matrix {
  return {
    options: options.map((option) => ({ ...option, values: option.values.filter(({ key }) => key !== valueKey) })),
    skus: skus.filter(({ choice }) => !choice.includes(valueKey)),
  };
}

/** Sorts options or values. The SKUs are sorted along, each with its fields. */
export function reorder({ options, skus }: Matrix, next: readonly Option[]): Matrix {
  const indexes = next.map(({ key }) => options.findIndex((option) => option.key === key));
  const sorted = skus.map((sku) => ({ ...sku, choice: indexes.map((index) => sku.choice[index] ?? '') }));
  return fillMatrix({ options: next, skus: sorted });
}

/** Name of a SKU, such as `Poppy red, L`; empty without options. */
export function skuName({ options }: Pick<Matrix, 'options'>, { choice }: Sku, locale: Locale): string {
  const texts: LocaleTexts[] = options.map(
    ({ values }, index) => values.find(({ key }) => key === choice[index])?.text ?? {},
  );
  return texts.map((text) => textIn(text, locale) || '…').join(', ');
}
