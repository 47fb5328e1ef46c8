import { giftsToSettle } from '@galleria/domain/activities/gift';
import { centsOf } from '@galleria/domain/money/main-units';
import type { Refundable } from '../../../features/refunds/refund.ts';

type Line = Refundable['lines'][number];

/** The gift of a line, as far as it is not settled. */
interface RefundGift {
  readonly orderItemId: number;
  readonly prodName: string;
  /** Gifts that go back with all that is left of the line, and what those of them cost that may stay. */
  readonly due: number;
  readonly keptCents: number;
  /** What the line itself gives back. */
  readonly mainCents: number;
}

/** Gifts of the line that is asked for, or of all lines. */
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

/** What is taken off for so many pieces when their gifts stay. What has not left cannot stay. */
export function keptCentsFor(line: Pick<Line, 'gift'>, count: number): number {
  if (!line.gift) return 0;
  return Math.max(0, giftsFor(line, count) - line.gift.unsent) * centsOf(line.gift.worth);
}
