const LONGEST = 100;

/**
 * The words of an address that a search may be asked for: without the character 0, which nothing can store, and cut to
 * what a search box takes, not in the middle of a character.
 */
export function typedWords(params: URLSearchParams, name: string): string {
  const words = (params.get(name) ?? '').replaceAll('\u0000', '').trim().slice(0, LONGEST);
  return words.isWellFormed() ? words : words.slice(0, -1);
}
