/* Texts within texts: invisible marks keep the direction of one from affecting that of the other. */

/** A name in its own direction, whatever the language around it: the dot of "Ltd." stays at its end. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;

/** Amounts read from left to right in every language; direction marks in some of them would swap sign and symbol. */
export function leftToRight(amount: string): string {
  return `\u2066${amount.replaceAll(DIRECTION_MARKS, '')}\u2069`;
}
