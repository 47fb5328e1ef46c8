/** The price range in a keyword, in main units of the shopper's currency, and the rest of the keyword. */
interface PriceWords {
  readonly rest: string;
  readonly min?: number;
  readonly max?: number;
}

const SIGN = '[$€£¥￥₩₽₪]';
const CURRENCY =
  '(?:[$€£¥￥₩₽₪]|usd|dollars?|bucks|eur|euros?|gbp|cny|rmb|yuan|美元|人民币|人民幣|元|块钱|块|塊錢|塊|圆|円|ドル|달러|원|руб(?:лей|\\.)?|долларов|reais|dólares|دولار|דולר(?:ים)?)';
/** Digits, with commas between thousands, and cents. */
const AMOUNT = `${SIGN}?\\s?(\\d{1,3}(?:,\\d{3})+|\\d{1,9})(\\.\\d{1,2})?(?:\\s?${CURRENCY})?`;
/** Units of measure: a number before one is not a price (`tent under 2 kg`). */
const UNIT =
  '(?:mg|kg|g|grams?|lbs?|oz|mm|cm|m|km|in|inch(?:es)?|ft|feet|ml|l|lit(?:er|re)s?|mb|gb|tb|mah|w|watts?|v|hz|khz|h|hrs?|hours?|min|minutes?|days?|weeks?|months?|years?|yrs?|pieces?|pcs|people|persons?|players?|stars?|percent|jahren?|stunden|stück|personen|ans?|heures|personnes|años|horas|anos|лет|часов|سنوات|سنة|שנים|克|公斤|千克|斤|毫米|厘米|寸|英寸|米|毫升|升|瓦|毫安|小时|天|年|岁|歲|个|個|只|片|件|人|歳|個|세|개|명)';
/** End of the number, without a unit after it. */
const END = `(?![\\p{L}\\p{N}%°"×]|[.,-]\\d|\\s*${UNIT}(?!\\p{L}))`;
/** The same in languages without spaces, where any text but a unit may follow. */
const END_UNSPACED = `(?![\\p{N}%°"×]|[.,-]\\d|\\s*${UNIT})`;
const START = '(?<![\\p{L}\\p{N}])';

const AT_MOST = [
  'under|below|less than|cheaper than|up to|at most|no more than|not more than|max\\.?|maximum',
  "unter|bis zu|bis|höchstens|weniger als|maximal|moins de|sous|jusqu[’']à|menos de|hasta|por debajo de|máximo",
  'até|abaixo de|no máximo|до|меньше|дешевле|не дороже|менее|أقل من|تحت|حتى|עד|פחות מ-?|מתחת ל-?',
].join('|');
const AT_LEAST = [
  'over|above|more than|at least|from|starting at|min\\.?|minimum|über|ab|mehr als|mindestens|plus de|à partir de',
  'au-dessus de|más de|desde|a partir de|por encima de|mais de|acima de|от|больше|дороже|более|أكثر من|فوق|מעל|יותר מ-?|החל מ-?',
].join('|');
const BETWEEN = [
  ['between', 'and'],
  ['from', 'to'],
  ['zwischen', 'und'],
  ['von', 'bis'],
  ['entre', 'et|y|e'],
  ['de', 'à|a'],
  ['между', 'и'],
  ['от', 'до'],
  ['بين', 'و'],
  ['من', 'إلى|الى'],
  ['בין', 'ל-?'],
] as const;
const SPACE = '\\s+';

/** Order matters: the words of a range contain those of its ends. The capturing groups are the amounts. */
const PATTERNS: readonly { readonly pattern: RegExp; readonly bounds: 'min' | 'max' | 'both' }[] = [
  ...BETWEEN.map(([first, second]) => ({
    pattern: rule(`${START}${first}${SPACE}${AMOUNT}${SPACE}(?:${second})\\s*${AMOUNT}${END}`),
    bounds: 'both' as const,
  })),
  // `100到300元`, `100-300 dollars`. With a hyphen a currency is required, as it may be part of a model name.
  {
    pattern: rule(`(?<![\\p{N}.])${AMOUNT}\\s*(?:到|至|から)\\s*${AMOUNT}(?:的|之间|之間|の)?${END_UNSPACED}`),
    bounds: 'both',
  },
  {
    pattern: rule(`(?<![\\p{N}.])${AMOUNT}\\s*[-–~〜]\\s*${AMOUNT}(?<=${CURRENCY})(?:的|之间|之間|の)?`),
    bounds: 'both',
  },
  { pattern: rule(`${AMOUNT}\\s*(?:及?以下|以内|以內|之内|之內|未満|まで|이하|미만|까지)(?:的|の)?`), bounds: 'max' },
  { pattern: rule(`${AMOUNT}\\s*(?:及?以上|起(?!\\p{L})|이상|초과)(?:的|の)?`), bounds: 'min' },
  { pattern: rule(`(?:低于|低於|不超过|不超過|少于|少於)\\s*${AMOUNT}(?:的)?${END_UNSPACED}`), bounds: 'max' },
  { pattern: rule(`(?:高于|高於|超过|超過|大于|大於)\\s*${AMOUNT}(?:的)?${END_UNSPACED}`), bounds: 'min' },
  { pattern: rule(`${START}${AMOUNT}${SPACE}(?:or|and) (?:less|under|below)${END}`), bounds: 'max' },
  { pattern: rule(`${START}${AMOUNT}${SPACE}(?:or more|and (?:up|more|over|above))${END}`), bounds: 'min' },
  { pattern: rule(`${START}(?:${AT_MOST})${SPACE}?${AMOUNT}${END}`), bounds: 'max' },
  { pattern: rule(`${START}(?:${AT_LEAST})${SPACE}?${AMOUNT}${END}`), bounds: 'min' },
];

function rule(pattern: string): RegExp {
  return new RegExp(pattern, 'u');
}

/** Undefined when the keyword names no price. */
export function priceWords(keyword: string): PriceWords | undefined {
  const typed = keyword.normalize('NFKC');
  const lower = typed.toLowerCase();
  // Some capitals become longer in lower case; then the rest is returned in lower case too.
  const shown = lower.length === typed.length ? typed : lower;
  if (!/\d/.test(lower)) return undefined;
  for (const { pattern, bounds } of PATTERNS) {
    const found = lower.match(pattern);
    if (!found) continue;
    const [start, end] = [found.index ?? 0, (found.index ?? 0) + found[0].length];
    const [first, second] = [amountOf(found[1], found[2]), amountOf(found[3], found[4])];
    const rest = `${shown.slice(0, start)} ${shown.slice(end)}`.replaceAll(/\s+/g, ' ').trim();
    if (bounds === 'both') return { rest, min: Math.min(first, second), max: Math.max(first, second) };
    return { rest, [bounds]: first };
  }
  return undefined;
}

function amountOf(units = '0', cents = ''): number {
  return Number(`${units.replaceAll(',', '')}${cents}`);
}
