const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What other people see of somebody who wrote anonymously: first and last letter, whatever lies between. */
export function anonymousName(nickName: string): string {
  const letters = Array.from(graphemes.segment(nickName.trim()), ({ segment }) => segment);
  const [first = ''] = letters;
  return letters.length > 1 ? `${first}***${letters.at(-1)}` : `${first}***`;
}
