import { GIFT_RULES } from '@galleria/domain/activities/gift';
import { GROUP_SIZE } from '@galleria/domain/activities/group-buy';
import { z } from 'zod';
import { id, whole } from '../formats.ts';

const pieces = whole.pipe(z.int().min(1).max(GIFT_RULES.piecesAtMost));

/** What is given with the goods of an activity, while stocks last. */
const GiftTerms = z.object({
  skuId: id.meta({ description: 'the gift, a SKU of the same store' }),
  perPieces: pieces.meta({ description: 'for so many pieces of a main item' }),
  pieces: pieces.meta({ description: 'so many gifts' }),
  mostPerOrder: pieces.nullable().default(null).meta({ description: 'null: no limit' }),
  pool: whole
    .pipe(z.int().min(1).max(GIFT_RULES.poolAtMost))
    .nullable()
    .default(null)
    .meta({ description: 'gifts of the whole activity; null: while the stock of the gift lasts' }),
});

/** What is agreed in an activity beside times and prices. A kind takes and answers its own fields. */
export const Terms = z.object({
  groupSize: whole
    .pipe(z.int().min(GROUP_SIZE.least).max(GROUP_SIZE.most))
    .optional()
    .meta({ description: 'of a group buy: how many buyers make a group' }),
  gift: GiftTerms.optional().meta({ description: 'of a gift' }),
});
