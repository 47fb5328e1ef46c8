import { giftsToSettle } from '@galleria/domain/activities/gift';
import { centsOf } from '@galleria/domain/money/main-units';
import type { Refundable } from '../../../features/refunds/refund.ts';

type Line = Refundable['lines'][number];

/** The gift of an order line, as far as it is not settled. */
interface RefundGift {
  readonly orderItemId: number;
  readonly prodName: string;
  /** Number of gifts to return with all that is left of the line, and the worth of those that may be kept. */
  readonly due: number;
  readonly keptCents: number;
  /** The refund of the line itself. */
  readonly mainCents: number;
}

/** Gifts of the chosen line, or of all lines. */
export function giftsOf({ lines }: Refundable, orderItemId: number | undefined): RefundGift[] {
  return lines
    .filter((line) => orderItemId === undefined || line.orderItemId === orderItemId)
    .flatMap((line) => {
      const due = giftsFor(line, line.maxCount);
      if (!line.gift || due === 0) return [];
      const keptCents = keptCentsFor(line, line.maxCount);
      const { prodName } = line.gift;
      return [{ orderItemId: line.orderItemId, prodName, due, keptCents, mainCents: centsOf(line.maxAmount) }];
    });
}

function giftsFor({ gift }: Pick<Line, 'gift'>, count: number): number {
  if (!gift || count === 0) return 0;
  return giftsToSettle({ ...gift, terms: gift, mainLeft: gift.mainLeft - count });
}

/**
 * The worth taken off for this number of pieces when their gifts are kept. Gifts that have not been sent cannot be
 * kept.
 */
export function keptCentsFor(line: Pick<Line, 'gift'>, count: number): number {
  if (!line.gift) return 0;
  return Math.max(0, giftsFor(line, count) - line.gift.unsent) * centsOf(line.gift.worth);
}
