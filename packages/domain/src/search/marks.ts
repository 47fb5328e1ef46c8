/**
 * Index words that occur in no text: they begin with a sign, which no word of a text does. They are counted like other
 * words, but are neither suggested nor offered as corrections.
 */
export const colourMark = (colour: string) => `#${colour}`;
/** A Chinese word by its sound: `=erji` is 耳机. */
export const pinyinMark = (letters: string) => `=${letters}`;

export function isMark(word: string): boolean {
  return word.startsWith('#') || word.startsWith('=');
}
