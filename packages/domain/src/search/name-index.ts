import { fold } from './fold.ts';

/** Names to be looked through for what somebody has typed so far. */
export interface NameList<Shown> {
  /** Names that begin with it before those that only contain it. */
  find(typed: string, most: number): Shown[];
}

/** No folded text holds it. */
const BORDER = '\n';

/** All names lie in one long text: to look through it once is much quicker than to look into thousands of short ones. */
export function listNames<Shown>(names: readonly { name: string; shown: Shown }[]): NameList<Shown> {
  const starts: number[] = [];
  let text = '';
  for (const { name } of names) {
    starts.push(text.length);
    text += `${BORDER}${fold(name)}`;
  }
  return {
    find: (typed, most) => {
      if (typed === '') return [];
      const found = new Set<number>();
      for (const wanted of [`${BORDER}${typed}`, typed]) {
        for (let at = text.indexOf(wanted); at >= 0 && found.size < most; ) {
          const place = placeOf(starts, at);
          found.add(place);
          at = text.indexOf(wanted, starts[place + 1] ?? text.length);
        }
      }
      return [...found].flatMap((place) => names[place]?.shown ?? []);
    },
  };
}

/** The last that begins no later. */
function placeOf(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
