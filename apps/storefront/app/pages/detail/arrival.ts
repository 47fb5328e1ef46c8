import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { type Locale, languageTag } from '@galleria/domain/site/locales';
import type { Delivery } from './detail-data.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Nothing where no courier brings it, and where nobody said how long that takes. */
export function courierDays(locale: Locale, nowMs: number, { ways }: Delivery): string | undefined {
  const courier = ways.find(({ dvyType }) => dvyType === DELIVERY_TYPE.courier);
  if (!courier || courier.minDays === null || courier.maxDays === null) return undefined;
  return arrivalDays(locale, nowMs, courier.minDays, courier.maxDays);
}

/** The days between which something arrives that leaves now, e.g. "Mar 4 – 7"; digits as in prices. */
export function arrivalDays(locale: Locale, nowMs: number, minDays: number, maxDays: number): string {
  const format = new Intl.DateTimeFormat(`${languageTag(locale)}-u-nu-latn`, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.formatRange(nowMs + minDays * DAY_MS, nowMs + maxDays * DAY_MS);
}
