const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The masked name of an anonymous author: first and last grapheme. */
export function anonymousName(nickName: string): string {
  const letters = Array.from(graphemes.segment(nickName.trim()), ({ segment }) => segment);
  const [first = ''] = letters;
  return letters.length > 1 ? `${first}***${letters.at(-1)}` : `${first}***`;
}
