import type { ActivityGift } from '@galleria/contract/activities/gift';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { z } from 'zod';
import type { Queries } from '../../../infra/database/database.ts';
import { type ActivityRow, readGivenGifts } from '../../activities/index.ts';
import { pictureOf, readSaleItems, skuNameIn } from '../../catalogue/index.ts';

export type PresentedGift = z.infer<typeof ActivityGift>;

/** The gifts of a whole page of activities: two statements, or none when no activity of the page has a gift. */
export async function presentGifts(
  queries: Queries,
  rows: readonly ActivityRow[],
  locale: Locale,
): Promise<(row: ActivityRow) => PresentedGift | null> {
  const terms = rows.flatMap(({ activity }) => activity.terms.gift ?? []);
  if (terms.length === 0) return () => null;
  const items = new Map(
    (
      await readSaleItems(
        queries,
        terms.map(({ skuId }) => skuId),
      )
    ).map((item) => [item.skuId, item]),
  );
  const given = await readGivenGifts(
    queries,
    rows.map(({ activity }) => activity.id),
  );
  return ({ activity }) => {
    const { gift } = activity.terms;
    const item = gift && items.get(gift.skuId);
    if (!item) return null;
    return {
      ...{ prodId: item.prodId, skuId: item.skuId, pic: pictureOf(item), worth: mainUnits(item.priceCents) },
      ...{ prodName: textIn(item.name, locale), skuName: skuNameIn(item, locale) },
      ...{ perPieces: gift.perPieces, pieces: gift.pieces, mostPerOrder: gift.mostPerOrder, pool: gift.pool },
      given: given.get(activity.id) ?? 0,
    };
  };
}
