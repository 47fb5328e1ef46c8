/** Function words that say nothing about a product, in the languages of the mall. */
const STOP_WORDS = new Set(
  [
    'a an and at by for from in of on or per the to with my me',
    'und von mit für fur im am der die das ein eine einen',
    'de des du et la le les pour avec un une au aux en di',
    'el y con para los las una e com do da dos das os um uma',
    'и в на с для из',
    'من في مع على',
    'של עם את',
    '的 和 与 與 の と や',
  ].flatMap((words) => words.split(' ')),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
