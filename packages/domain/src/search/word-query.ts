/** A word of the query with its synonyms and spellings: each alternative is a set of words that must all occur. */
export interface WordGroup {
  readonly alternatives: readonly (readonly string[])[];
  /** Any word with this prefix matches too. */
  readonly prefix?: string | undefined;
  /** Also matches when all groups of one of these lists match. */
  readonly parts?: readonly (readonly WordGroup[])[] | undefined;
}

/**
 * Lexemes for the listings that a product belongs to, so that one index lookup finds words within a listing. No word
 * begins with `~`.
 */
export const tags = {
  category: (id: number) => `~c${id}`,
  shop: (id: number) => `~s${id}`,
  shopCategory: (id: number) => `~h${id}`,
  brand: (id: number) => `~b${id}`,
  /** Random samples: half of all products, a quarter, an eighth …, each contained in the one before. */
  sample: (halvings: number) => `~r${halvings}`,
};

const MAX_HALVINGS = 12;

/** The sample tags of a product, by its shuffle key. */
export function sampleTags(key: number): string[] {
  const halvings = Array.from({ length: MAX_HALVINGS }, (_, index) => index + 1);
  return halvings.filter((count) => (key & (2 ** count - 1)) === 0).map(tags.sample);
}

/** How often the number of products has to be halved to be at most `wanted`. */
export function requiredHalvings(products: number, wanted: number): number {
  return Math.min(MAX_HALVINGS, Math.max(0, Math.ceil(Math.log2(products / wanted))));
}

/** The text of a tsquery. Every word is quoted, so typed text cannot become an operator. */
export function wordQuery(groups: readonly WordGroup[], tagGroups: readonly (readonly string[])[] = []): string {
  return [...groups.map(wordsOf), ...tagGroups.map((group) => anyOf(group.map(quote)))].join(' & ');
}

function wordsOf({ alternatives, prefix, parts = [] }: WordGroup): string {
  const prefixed = prefix === undefined ? [] : [`${quote(prefix)}:*`];
  return anyOf([
    ...alternatives.map((alternative) => alternative.map(quote).join(' & ')),
    ...prefixed,
    ...parts.map((part) => part.map(wordsOf).join(' & ')),
  ]);
}

const anyOf = (choices: readonly string[]) => `(${choices.map((choice) => `(${choice})`).join(' | ')})`;

export type Weight = 'A' | 'B' | 'D';

/**
 * The text of a product's tsvector: each word with its best weight. Tags have weight A, so queries on any field find
 * them.
 */
export function wordVector(weights: ReadonlyMap<string, Weight>, productTags: readonly string[]): string {
  const words = [...weights].map(([word, weight]) => `${quote(word)}:1${weight}`);
  return [...words, ...productTags.map((tag) => `${quote(tag)}:1A`)].join(' ');
}

function quote(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
