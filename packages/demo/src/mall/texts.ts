import type { Texts } from './types.ts';

/** `English | 中文`. */
export function texts(row: string): Texts {
  const [en, zh_CN, ...more] = row.split(' | ').map((cell) => cell.trim());
  if (!en || !zh_CN || more.length > 0) throw new Error(`Expected two languages in "${row}"`);
  return { en, zh_CN };
}
