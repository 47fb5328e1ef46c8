import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { type ActivityResults, type ActivityRow, presentActivityTimes } from '../activities/index.ts';
import type { PresentedGift } from './gift/present-gifts.ts';

/** An activity as stores and staff see it. */
export function presentActivity(
  { activity, state, skuCount, productCount }: ActivityRow,
  { views, visitors, orders, buyers, paidCents, offCents }: ActivityResults,
  gift: PresentedGift | null,
  locale: Locale,
) {
  const { id: activityId, kind, name, limitPerBuyer, takenDownReason, refusedReason } = activity;
  return {
    ...{ activityId, kind, name: textIn(name, locale), state, limitPerBuyer, productCount, skuCount, takenDownReason },
    refusedReason,
    ...presentActivityTimes(activity),
    ...{ views, visitors, orders, buyers },
    broughtIn: mainUnits(paidCents),
    givenAway: mainUnits(offCents),
    gift,
  };
}

type Values = Pick<ActivityRow['activity'], 'kind' | 'name' | 'startsAt' | 'endsAt' | 'limitPerBuyer' | 'terms'>;

interface Item {
  readonly skuId: number;
  readonly priceCents: number;
  readonly pieces?: number | null;
}

/** The values of an activity for the audit log. */
export function recordedActivity(
  { kind, name, startsAt, endsAt, limitPerBuyer, terms }: Values,
  items: readonly Item[],
): Record<string, unknown> {
  const prices = Object.fromEntries(items.map(({ skuId, priceCents }) => [skuId, priceCents]));
  const pieces = Object.fromEntries(items.flatMap((item) => (item.pieces ? [[item.skuId, item.pieces]] : [])));
  const isPooled = Object.keys(pieces).length > 0;
  return { kind, name, startsAt, endsAt, limitPerBuyer, terms, prices, ...(isPooled && { pieces }) };
}
