import { type Locale, type LocaleTexts, textIn } from '../site/locales.ts';

/** An option of a product, such as colour or size. */
export interface ProductOption {
  name: LocaleTexts;
  values: { text: LocaleTexts; picture: string; swatch: string }[];
}

/** For each option of the product, the index of the value. */
export type Choice = readonly number[];

const LISTED: Partial<Record<Locale, string>> = { zh_CN: '，', zh_TW: '，', ja: '、', ar: '، ' };

/** A combination as text: `Poppy red, L`, and `Colour:Poppy red;Size:L` for the API's wire format. */
export function formatChoice(options: readonly ProductOption[], choice: Choice, locale: Locale) {
  const chosen = options.map((option, index) => ({
    name: textIn(option.name, locale),
    value: textIn(option.values[choice[index] ?? -1]?.text ?? {}, locale),
  }));
  return {
    skuName: chosen.map(({ value }) => value).join(LISTED[locale] ?? ', '),
    properties: chosen.map(({ name, value }) => `${name}:${value}`).join(';'),
  };
}

type ChoiceProblem = 'none' | 'notAnswered' | 'unknownValue' | 'twice';

/** Why these combinations do not fit the options; undefined when they do. */
export function choiceProblem(
  options: readonly ProductOption[],
  choices: readonly Choice[],
): ChoiceProblem | undefined {
  if (choices.length === 0) return 'none';
  if (choices.some((choice) => choice.length !== options.length)) return 'notAnswered';
  const isKnown = (choice: Choice) => choice.every((value, index) => options[index]?.values[value] !== undefined);
  if (!choices.every(isKnown)) return 'unknownValue';
  return new Set(choices.map(String)).size < choices.length ? 'twice' : undefined;
}
