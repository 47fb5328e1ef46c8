import { DEFAULT_LOCALE, LOCALES, type LocaleTexts, textIn } from '../site/locales.ts';
import { type Choice, formatChoice, type ProductOption } from './product-options.ts';

/** A stored SKU. `retiredName` is set when its combination was removed, and is the name that it had. */
export interface KnownSku {
  readonly id: number;
  readonly choice: Choice;
  readonly retiredName: LocaleTexts | null;
}

interface WantedSku {
  readonly skuId?: number | undefined;
  readonly choice: Choice;
}

/** The name of a combination, in every language that one of its texts has. */
export function skuNamesOf(options: readonly ProductOption[], choice: Choice): LocaleTexts {
  const texts = options.flatMap(({ values }, index) => values[choice[index] ?? -1]?.text ?? []);
  const usedLocales = LOCALES.filter((locale) => texts.some((text) => text[locale]));
  return Object.fromEntries(usedLocales.map((locale) => [locale, formatChoice(options, choice, locale).skuName]));
}

/**
 * The SKU id of each wanted combination, or undefined for a new SKU. An id sent by the editor decides, so that options
 * can be renamed, reordered and added. Without one, combinations are matched by name: imports have no ids, and a
 * removed value that is added again gets its old SKUs back. No SKU is matched twice.
 */
export function matchSkus(
  known: readonly KnownSku[],
  optionsBefore: readonly ProductOption[],
  wanted: readonly WantedSku[],
  optionsAfter: readonly ProductOption[],
): (number | undefined)[] {
  const sentIds = new Set(wanted.map(({ skuId }) => skuId));
  const idByName = new Map<string, number>();
  // Later entries replace earlier ones of the same name: offered SKUs win over retired ones, then newer over older ones.
  for (const sku of known.toSorted((one, other) => offeredRank(one) - offeredRank(other) || one.id - other.id)) {
    if (sentIds.has(sku.id)) continue;
    const names = sku.retiredName ?? skuNamesOf(optionsBefore, sku.choice);
    idByName.set(textIn(names, DEFAULT_LOCALE), sku.id);
  }
  return wanted.map(({ skuId, choice }) => {
    if (skuId !== undefined) return skuId;
    const name = textIn(skuNamesOf(optionsAfter, choice), DEFAULT_LOCALE);
    const id = idByName.get(name);
    idByName.delete(name);
    return id;
  });
}

function offeredRank({ retiredName }: KnownSku): number {
  return retiredName === null ? 1 : 0;
}
