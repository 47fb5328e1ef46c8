/** How an order line belonged to a combo when the order was placed. */
export interface ComboShare {
  /** Pieces in one set. */
  readonly perSet: number;
  /** Included in every set; the other parts were chosen. */
  readonly isFixed: boolean;
  /** Least number of chosen parts in a set. */
  readonly least: number;
  /** Saving on one piece compared with its price outside the combo. */
  readonly savedCents: number;
}

interface KeptPart extends Omit<ComboShare, 'least'> {
  readonly pieces: number;
}

/**
 * The saving that is lost when only these pieces of a combo are kept. Pieces that still make complete sets keep the
 * price of the combo; each remaining piece costs its normal price.
 */
export function forfeitedSaving(keptParts: readonly KeptPart[], least: number): number {
  const complete = (part: KeptPart) => Math.floor(part.pieces / part.perSet);
  const sets = setsOf(keptParts, least);
  return keptParts.reduce((sum, part) => {
    const loose = part.pieces - Math.min(complete(part), sets) * part.perSet;
    return sum + loose * part.savedCents;
  }, 0);
}

/**
 * The number of complete sets in these pieces: each has all fixed parts, and at least `least` different optional ones.
 */
function setsOf(keptParts: readonly KeptPart[], least: number): number {
  const complete = (isFixed: boolean) =>
    keptParts.filter((part) => part.isFixed === isFixed).map((part) => Math.floor(part.pieces / part.perSet));
  const others = complete(false);
  for (let sets = Math.min(...complete(true)); sets > 0; sets -= 1) {
    const usable = others.reduce((sum, available) => sum + Math.min(available, sets), 0);
    if (usable >= least * sets) return sets;
  }
  return 0;
}

interface ComboLine {
  readonly id: number;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly combo?: ComboShare | null | undefined;
  /** Amount held back from what was paid for the refunded pieces. */
  readonly withheldCents?: number | undefined;
}

interface Part {
  readonly orderLineId: number;
  readonly goodsCents: number;
}

/**
 * Holds back the saving that is lost with these pieces from their refund; an amount that was held back earlier and is
 * no longer lost is added to it. At any time, the refunds and the amount held back add up to what was paid for the
 * refunded pieces, and nothing is held back after the last piece. An order has one combo.
 */
export function withholdForfeitedSaving<RefundPart extends Part>(
  lines: readonly ComboLine[],
  parts: readonly RefundPart[],
  piecesOf: ReadonlyMap<number, number>,
): (RefundPart & { readonly withheldCents: number })[] {
  const comboLines = lines.flatMap((line) => (line.combo ? [{ ...line, combo: line.combo }] : []));
  const keptParts = comboLines.map(({ id, quantity, refundedQuantity, combo }) => {
    return { ...combo, pieces: quantity - refundedQuantity - (piecesOf.get(id) ?? 0) };
  });
  const least = comboLines[0]?.combo.least ?? 0;
  const withheldBefore = comboLines.reduce((sum, { withheldCents = 0 }) => sum + withheldCents, 0);
  let toWithhold = (comboLines.length > 0 ? forfeitedSaving(keptParts, least) : 0) - withheldBefore;
  return parts.map((part) => {
    const line = comboLines.find(({ id }) => id === part.orderLineId);
    if (!line) return { ...part, withheldCents: 0 };
    const withheldCents = Math.max(-(line.withheldCents ?? 0), Math.min(toWithhold, part.goodsCents));
    toWithhold -= withheldCents;
    return { ...part, goodsCents: part.goodsCents - withheldCents, withheldCents };
  });
}
