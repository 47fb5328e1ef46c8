/** A word asked for, with all that may stand for it: each way is a set of words that must all be there. */
export interface WordGroup {
  readonly ways: readonly (readonly string[])[];
  /** Any word that begins like this will do as well. */
  readonly prefix?: string | undefined;
}

/** What a product is marked with besides words, to be looked up together with them. No word begins with this sign. */
export const marks = {
  category: (id: number) => `~c${id}`,
  shop: (id: number) => `~s${id}`,
  shopCategory: (id: number) => `~h${id}`,
  brand: (id: number) => `~b${id}`,
  /** Half of all products, a quarter, an eighth …: a mixed part of the whole, each within the one before. */
  part: (halvings: number) => `~r${halvings}`,
};

const MOST_HALVINGS = 12;

/** The parts that a product belongs to, by its place in the shuffled order. */
export function partsOf(sample: number): string[] {
  const halvings = Array.from({ length: MOST_HALVINGS }, (_, index) => index + 1);
  return halvings.filter((count) => (sample & (2 ** count - 1)) === 0).map(marks.part);
}

/** How often to halve so many products until no more than the wanted number are left. */
export function halvingsFor(products: number, wanted: number): number {
  return Math.min(MOST_HALVINGS, Math.max(0, Math.ceil(Math.log2(products / wanted))));
}

/** In the database's notation. Every word is quoted, so nothing that was typed can be an operator. */
export function wordQuery(groups: readonly WordGroup[], markGroups: readonly (readonly string[])[] = []): string {
  return [...groups.map(wordsOf), ...markGroups.map((group) => either(group.map(quote)))].join(' & ');
}

function wordsOf({ ways, prefix }: WordGroup): string {
  const begun = prefix === undefined ? [] : [`${quote(prefix)}:*`];
  return either([...ways.map((way) => way.map(quote).join(' & ')), ...begun]);
}

const either = (choices: readonly string[]) => `(${choices.map((choice) => `(${choice})`).join(' | ')})`;

export type Weight = 'A' | 'B' | 'D';

/** All words of a product, each with its best weight, in the database's notation. Marks count in every place. */
export function wordVector(weights: ReadonlyMap<string, Weight>, productMarks: readonly string[]): string {
  const words = [...weights].map(([word, weight]) => `${quote(word)}:1${weight}`);
  return [...words, ...productMarks.map((mark) => `${quote(mark)}:1A`)].join(' ');
}

function quote(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
