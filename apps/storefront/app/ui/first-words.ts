const LENGTH = 160;
/** Enough markup to hold as many words. */
const SOURCE_LENGTH = 2_000;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The beginning of a long text as one line without markup. It is text, not HTML: React escapes it again. */
export function firstWords(html: string): string {
  const words = html
    .slice(0, SOURCE_LENGTH)
    .replace(/<[^>]*(?:>|$)/g, ' ')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= LENGTH) return words;
  return `${words.slice(0, LENGTH - 1).replace(/\s\S*$/, '')}…`;
}
