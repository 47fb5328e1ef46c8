import { DEFAULT_LOCALE, LOCALES, type LocaleTexts, textIn } from '../site/locales.ts';
import { type Choice, choiceInWords, type ProductOption } from './product-options.ts';

/** A SKU as it is now. Retired: its combination was removed, and its name is what it was called. */
export interface KnownSku {
  readonly id: number;
  readonly choice: Choice;
  readonly retiredName: LocaleTexts | null;
}

interface WantedSku {
  readonly skuId?: number | undefined;
  readonly choice: Choice;
}

/** The name of a combination in every language in which one of its texts is written. */
export function skuNamesOf(options: readonly ProductOption[], choice: Choice): LocaleTexts {
  const texts = options.flatMap(({ values }, place) => values[choice[place] ?? -1]?.text ?? []);
  const written = LOCALES.filter((locale) => texts.some((text) => text[locale]));
  return Object.fromEntries(written.map((locale) => [locale, choiceInWords(options, choice, locale).skuName]));
}

/**
 * Which SKU each wanted combination is: for each of them an id, or undefined for a new one. The id that the editor sent
 * decides, so that options can be renamed, reordered and added. Without one, a combination of the same name is meant:
 * an import knows no ids, and a value that was removed and comes back brings its SKUs back. No SKU is taken twice.
 */
export function matchSkus(
  known: readonly KnownSku[],
  before: readonly ProductOption[],
  wanted: readonly WantedSku[],
  after: readonly ProductOption[],
): (number | undefined)[] {
  const taken = new Set(wanted.map(({ skuId }) => skuId));
  const free = new Map<string, number>();
  // Those that are offered now win over retired ones, newer ones over older ones.
  for (const sku of known.toSorted((one, other) => rank(one) - rank(other) || one.id - other.id)) {
    if (!taken.has(sku.id)) free.set(textIn(sku.retiredName ?? skuNamesOf(before, sku.choice), DEFAULT_LOCALE), sku.id);
  }
  return wanted.map(({ skuId, choice }) => {
    if (skuId !== undefined) return skuId;
    const name = textIn(skuNamesOf(after, choice), DEFAULT_LOCALE);
    const found = free.get(name);
    free.delete(name);
    return found;
  });
}

function rank({ retiredName }: KnownSku): number {
  return retiredName === null ? 1 : 0;
}
