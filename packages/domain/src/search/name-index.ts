import { fold } from './fold.ts';

/** Finds names by the text typed so far. */
export interface NameIndex<Shown> {
  /** Names that begin with the text come before those that only contain it. */
  find(typed: string, limit: number): Shown[];
}

/** Separates the names; folded texts never contain it. */
const BORDER = '\n';

interface Named<Shown> {
  readonly name: string;
  /** The name's sound, as it may be typed. */
  readonly sound?: string | null;
  readonly shown: Shown;
}

/** All names are joined in one text: one `indexOf` is much faster than thousands on short strings. */
export function buildNameIndex<Shown>(names: readonly Named<Shown>[]): NameIndex<Shown> {
  const starts: number[] = [];
  let text = '';
  for (const { name, sound } of names) {
    starts.push(text.length);
    text += `${BORDER}${fold(name)}${sound ? `${BORDER}${sound}` : ''}`;
  }
  return {
    find: (typed, limit) => {
      // Most typed texts occur in no name: then the text is scanned once only.
      const firstAt = typed === '' ? -1 : text.indexOf(typed);
      if (firstAt < 0) return [];
      const found = new Set<number>();
      for (const wanted of [`${BORDER}${typed}`, typed]) {
        for (let at = text.indexOf(wanted, firstAt - 1); at >= 0 && found.size < limit; ) {
          const index = indexAt(starts, at);
          found.add(index);
          at = text.indexOf(wanted, starts[index + 1] ?? text.length);
        }
      }
      return [...found].flatMap((index) => names[index]?.shown ?? []);
    },
  };
}

/** Index of the last name that starts at or before the position. */
function indexAt(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
