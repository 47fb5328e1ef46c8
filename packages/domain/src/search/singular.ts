/** Irregular plurals, and words that only look like plurals. */
const IRREGULAR = new Map([
  ['men', 'man'],
  ['women', 'woman'],
  ['mens', 'man'],
  ['womens', 'woman'],
  ['children', 'child'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['mice', 'mouse'],
  ['geese', 'goose'],
  ['knives', 'knife'],
  ['shelves', 'shelf'],
  ['scarves', 'scarf'],
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['wolves', 'wolf'],
  ['halves', 'half'],
  ['buses', 'bus'],
  ['gases', 'gas'],
  ['lenses', 'lens'],
  ['irises', 'iris'],
  ['canvases', 'canvas'],
  ['canoes', 'canoe'],
  ['axes', 'axe'],
  ['headaches', 'headache'],
  ...['gas', 'lens', 'canvas', 'atlas', 'series', 'species', 'christmas', 'chaos'].map((word) => [word, word] as const),
]);

/**
 * A common form for an English word and its plural, so that each finds the other. It need not be a real word (`movie`
 * and `movies` both become `movy`), as it is never displayed; words of other languages only have to map consistently.
 */
export function singular(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  return withY(withoutPlural(word));
}

function withoutPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  const isLongOes = word.length > 5 && word.endsWith('oes') && !word.endsWith('shoes');
  if (isLongOes || /(ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function withY(word: string): string {
  return word.length > 4 && word.endsWith('ie') ? `${word.slice(0, -2)}y` : word;
}
