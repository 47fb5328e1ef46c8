export const STORE_NAME_LIMIT = 20;

/** Letters and digits of any script, and the signs that join words in company names. */
const STORE_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &.'’·-]*$/u;

/** Length is counted in characters, not in UTF-16 units. */
export function isStoreName(name: string): boolean {
  return STORE_NAME.test(name) && [...name].length <= STORE_NAME_LIMIT;
}
