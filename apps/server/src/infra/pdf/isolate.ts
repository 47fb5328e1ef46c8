/* Texts in texts: marks that nobody sees keep the direction of one from mixing with that of the other. */

/** A name in its own direction, whatever language stands around it: the dot of "Ltd." stays at its end. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;

/** Amounts read from left to right in every language; some have marks in them that would turn sign and symbol around. */
export function leftToRight(amount: string): string {
  return `\u2066${amount.replaceAll(DIRECTION_MARKS, '')}\u2069`;
}
