import type { waitingProductInfo } from '@galleria/contract/catalogue/staff-products';
import type { OutputOf } from '@galleria/contract/operation';
import { excerptOf } from '@galleria/domain/content/excerpt';
import { LOCALES, type Locale, type LocaleTexts, textIn } from '@galleria/domain/site/locales';

export type Side = OutputOf<typeof waitingProductInfo>['waiting'];

/** In display order. */
const DRAFT_FIELDS = [
  ...(['prodName', 'brief', 'content', 'category', 'brand', 'pictures', 'video', 'options', 'skus'] as const),
  ...(['parameters', 'delivery', 'limit', 'times'] as const),
];
type DraftField = (typeof DRAFT_FIELDS)[number];

export interface DescribedField {
  readonly field: DraftField;
  /** The value as lines of text; for pictures, their paths. */
  readonly now: readonly string[];
  readonly waiting: readonly string[];
  readonly isChanged: boolean;
}

interface Formatters {
  readonly locale: Locale;
  readonly money: (amount: number) => string;
  readonly delivery: (type: number) => string;
  /** Label of a combination that is not offered. */
  readonly off: string;
}

const MAX_CHARACTERS = 2_000;

/** Compares the version that buyers see with the waiting one. Stock is left out: stores change it without approval. */
export function compareSides(now: Side | null, waiting: Side, formatters: Formatters): DescribedField[] {
  return DRAFT_FIELDS.map((field) => {
    const before = now ? LINES[field](now, formatters) : [];
    const after = LINES[field](waiting, formatters);
    // HTML is compared as excerpts of its text, but a change of the markup alone counts as a change too.
    const isMarkup =
      field === 'content' && JSON.stringify(now?.draft.content) !== JSON.stringify(waiting.draft.content);
    const isChanged = now !== null && (isMarkup || JSON.stringify(before) !== JSON.stringify(after));
    return { field, now: before, waiting: after, isChanged };
  });
}

const byLanguage = (texts: LocaleTexts) =>
  LOCALES.flatMap((locale) => (texts[locale] ? [`${locale}: ${texts[locale]}`] : []));

const LINES: Readonly<Record<DraftField, (side: Side, formatters: Formatters) => string[]>> = {
  prodName: ({ draft }) => byLanguage(draft.prodName),
  brief: ({ draft }) => byLanguage(draft.brief),
  content: ({ draft }) =>
    byLanguage(
      Object.fromEntries(
        Object.entries(draft.content).map(([locale, html]) => [locale, excerptOf(html, MAX_CHARACTERS)]),
      ),
    ),
  category: ({ categoryName }) => (categoryName ? [categoryName] : []),
  brand: ({ brandName }) => (brandName ? [brandName] : []),
  pictures: ({ draft }) => [...new Set([...draft.pictures, ...draft.skus.map(({ pic }) => pic)].filter(Boolean))],
  video: ({ draft }) => (draft.video ? [draft.video] : []),
  options: ({ draft }, { locale }) =>
    draft.options.map(
      ({ name, values }) => `${textIn(name, locale)}: ${values.map(({ text }) => textIn(text, locale)).join(', ')}`,
    ),
  skus: ({ draft }, formatters) =>
    draft.skus.map(({ choice, price, oriPrice, partyCode, isOn }) =>
      [
        choice
          .map((value, option) => textIn(draft.options[option]?.values[value]?.text ?? {}, formatters.locale))
          .join(', '),
        formatters.money(price),
        oriPrice === null ? '' : `(${formatters.money(oriPrice)})`,
        partyCode,
        isOn ? '' : formatters.off,
      ]
        .filter(Boolean)
        .join(' · '),
    ),
  parameters: ({ draft }, { locale }) =>
    draft.parameters.map(({ name, value }) => `${textIn(name, locale)}: ${textIn(value, locale)}`),
  delivery: ({ draft }, { delivery }) => draft.deliveryTypes.map(delivery),
  limit: ({ draft }) => (draft.limitPerBuyer === null ? [] : [String(draft.limitPerBuyer)]),
  times: ({ draft }) => [draft.onSaleTime, draft.offSaleTime].flatMap((time) => (time === null ? [] : [`${time} UTC`])),
};
