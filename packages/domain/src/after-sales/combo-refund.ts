/** How a line belongs to a combo, as it was when the order was placed. */
export interface ComboShare {
  /** Pieces in one set. */
  readonly perSet: number;
  /** Part of every set; others were chosen. */
  readonly isFixed: boolean;
  /** So many chosen parts make a set at least. */
  readonly least: number;
  /** What a piece would have cost more outside of the combo. */
  readonly savedCents: number;
}

interface KeptPart extends Omit<ComboShare, 'least'> {
  readonly pieces: number;
}

/**
 * The saving that is lost when only these pieces of a combo are kept. As many sets as they still make keep the price of
 * the combo; what is left over costs its normal price, as it would have cost alone.
 */
export function lostSaving(kept: readonly KeptPart[], least: number): number {
  const complete = (part: KeptPart) => Math.floor(part.pieces / part.perSet);
  const sets = setsOf(kept, least);
  return kept.reduce((sum, part) => {
    const loose = part.pieces - Math.min(complete(part), sets) * part.perSet;
    return sum + loose * part.savedCents;
  }, 0);
}

/** How many sets can be made of these pieces: each has all that is fixed, and enough different parts of those to choose. */
function setsOf(kept: readonly KeptPart[], least: number): number {
  const complete = (isFixed: boolean) =>
    kept.filter((part) => part.isFixed === isFixed).map((part) => Math.floor(part.pieces / part.perSet));
  const others = complete(false);
  for (let sets = Math.min(...complete(true)); sets > 0; sets -= 1) {
    const usable = others.reduce((sum, own) => sum + Math.min(own, sets), 0);
    if (usable >= least * sets) return sets;
  }
  return 0;
}

interface ComboLine {
  readonly id: number;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly combo?: ComboShare | null | undefined;
  /** Held back of what was paid for pieces that were refunded. */
  readonly withheldCents?: number | undefined;
}

interface Part {
  readonly orderLineId: number;
  readonly goodsCents: number;
}

/**
 * Of what was paid for these pieces, the saving that is lost with them is held back; what was held back before and is
 * lost no longer comes with them. So what was given and what is held back are what was paid, at any time, and with the
 * last piece nothing is held back. An order has one combo.
 */
export function withoutLostSaving<RefundPart extends Part>(
  lines: readonly ComboLine[],
  parts: readonly RefundPart[],
  piecesOf: ReadonlyMap<number, number>,
): (RefundPart & { readonly withheldCents: number })[] {
  const own = lines.flatMap((line) => (line.combo ? [{ ...line, combo: line.combo }] : []));
  const kept = own.map(({ id, quantity, refundedQuantity, combo }) => {
    return { ...combo, pieces: quantity - refundedQuantity - (piecesOf.get(id) ?? 0) };
  });
  const least = own[0]?.combo.least ?? 0;
  const heldBefore = own.reduce((sum, { withheldCents = 0 }) => sum + withheldCents, 0);
  let toHold = (own.length > 0 ? lostSaving(kept, least) : 0) - heldBefore;
  return parts.map((part) => {
    const line = own.find(({ id }) => id === part.orderLineId);
    if (!line) return { ...part, withheldCents: 0 };
    const withheldCents = Math.max(-(line.withheldCents ?? 0), Math.min(toHold, part.goodsCents));
    toHold -= withheldCents;
    return { ...part, goodsCents: part.goodsCents - withheldCents, withheldCents };
  });
}
