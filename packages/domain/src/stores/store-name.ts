export const STORE_NAME_LIMIT = 20;

/** Letters and digits of any script, with what names of firms are joined by. */
const STORE_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &.'’·-]*$/u;

/** Counted in characters, not in units of UTF-16. */
export function isStoreName(name: string): boolean {
  return STORE_NAME.test(name) && [...name].length <= STORE_NAME_LIMIT;
}
