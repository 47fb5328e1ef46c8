import { COMBO_PRODUCTS, MAX_COMBO_PIECES } from '@galleria/domain/activities/combo';
import { FLASH_ROUNDS } from '@galleria/domain/activities/flash-sale';
import { GIFT_RULES } from '@galleria/domain/activities/gift';
import { GROUP_SIZE } from '@galleria/domain/activities/group-buy';
import { DEPOSIT_PERCENT, PRE_SALE_PAYMENTS } from '@galleria/domain/activities/pre-sale';
import { z } from 'zod';
import { id, integer } from '../wire/formats.ts';

const chosenAtMost = integer.pipe(z.int().min(0).max(COMBO_PRODUCTS.most));

const ComboTerms = z.object({
  parts: z
    .array(
      z.object({
        prodId: id,
        isFixed: z.boolean().meta({ description: 'part of every set; others can be chosen' }),
        quantity: integer.pipe(z.int().min(1).max(MAX_COMBO_PIECES)).meta({ description: 'pieces in one set' }),
      }),
    )
    .min(COMBO_PRODUCTS.least)
    .max(COMBO_PRODUCTS.most)
    .readonly()
    .meta({ description: 'the first is the main product' }),
  least: chosenAtMost.meta({ description: 'so many of those that are not fixed have to be chosen' }),
  most: chosenAtMost.meta({ description: 'so many of them may be' }),
});

export const flashRound = integer.pipe(
  z
    .int()
    .min(0)
    .max(FLASH_ROUNDS - 1),
);

const moment = z.iso.datetime({ offset: true });

/** Terms of a pre-sale. With a deposit, they have its percentage and a window for the balance after the sale. */
export const PreSale = z.object({
  payment: z.enum(PRE_SALE_PAYMENTS),
  depositPercent: integer.pipe(z.int().min(DEPOSIT_PERCENT.least).max(DEPOSIT_PERCENT.most)).optional(),
  balanceFromIso: moment.optional(),
  balanceUntilIso: moment.optional(),
  shipByIso: moment.meta({ description: 'goods leave until then' }),
});

const pieces = integer.pipe(z.int().min(1).max(GIFT_RULES.piecesAtMost));

/** Terms of a gift activity. */
const GiftTerms = z.object({
  skuId: id.meta({ description: 'the gift, a SKU of the same store' }),
  perPieces: pieces.meta({ description: 'for so many pieces of a main item' }),
  pieces: pieces.meta({ description: 'so many gifts' }),
  mostPerOrder: pieces.nullable().default(null).meta({ description: 'null: no limit' }),
  pool: integer
    .pipe(z.int().min(1).max(GIFT_RULES.poolAtMost))
    .nullable()
    .default(null)
    .meta({ description: 'gifts of the whole activity; null: while the stock of the gift lasts' }),
});

/** Terms of an activity beside times and prices; each kind uses its own fields. */
export const Terms = z.object({
  preSale: PreSale.optional(),
  groupSize: integer
    .pipe(z.int().min(GROUP_SIZE.least).max(GROUP_SIZE.most))
    .optional()
    .meta({ description: 'of a group buy: how many buyers make a group' }),
  flashDay: z.iso.date().optional().meta({ description: 'of a flash sale: a day of the mall’s time zone' }),
  flashRound: flashRound.optional().meta({ description: 'of a flash sale: 0 begins at midnight, 11 at 22:00' }),
  combo: ComboTerms.optional().meta({ description: 'of a combo: what is bought together' }),
  gift: GiftTerms.optional().meta({ description: 'of a gift' }),
});
