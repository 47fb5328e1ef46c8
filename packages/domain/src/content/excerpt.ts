/** Only this many characters of the HTML are read. */
const SOURCE_LENGTH = 2_000;
const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
  ['#39', "'"],
]);

/**
 * The beginning of a rich text as plain text. The result is escaped when it is rendered, so removing tags with regular
 * expressions is safe, and takes a tenth of the time of parsing.
 */
export function excerptOf(html: string, length: number): string {
  const plain = html
    .slice(0, SOURCE_LENGTH)
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<\/?(a|b|i|u|s|em|strong|small|span|code|sub|sup)\b[^>]*>/gi, '')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(\w+|#39);/g, (whole, name: string) => ENTITIES.get(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= length) return plain;
  const start = plain.slice(0, length);
  const endsAWord = plain[length] === ' ' || start.endsWith(' ');
  return `${(endsAWord ? start : start.replace(/\s\S*$/, '')).trimEnd()}…`;
}
