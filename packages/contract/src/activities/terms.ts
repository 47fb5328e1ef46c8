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
        isFixed: z.boolean().meta({ description: 'part of every set; the other products are optional' }),
        quantity: integer.pipe(z.int().min(1).max(MAX_COMBO_PIECES)).meta({ description: 'pieces per set' }),
      }),
    )
    .min(COMBO_PRODUCTS.least)
    .max(COMBO_PRODUCTS.most)
    .readonly()
    .meta({ description: 'the products of the combo, the main product first' }),
  least: chosenAtMost.meta({ description: 'minimum number of optional products to choose' }),
  most: chosenAtMost.meta({ description: 'maximum number of optional products to choose' }),
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
  shipByIso: moment.meta({ description: 'promised date: latest date of shipping' }),
});

const pieces = integer.pipe(z.int().min(1).max(GIFT_RULES.piecesAtMost));

/** Terms of a gift activity. */
const GiftTerms = z.object({
  skuId: id.meta({ description: 'SKU of the gift, from the same store' }),
  perPieces: pieces.meta({ description: 'number of pieces of a main item that bring `pieces` gifts' }),
  pieces: pieces.meta({ description: 'number of gifts for every `perPieces` pieces of a main item' }),
  mostPerOrder: pieces
    .nullable()
    .default(null)
    .meta({ description: 'maximum number of gifts per order; null: no limit' }),
  pool: integer.pipe(z.int().min(1).max(GIFT_RULES.poolAtMost)).nullable().default(null).meta({
    description: 'number of gifts in the whole activity; null: as long as the normal stock of the gift lasts',
  }),
});

/** Terms of an activity beside times and prices; each kind uses its own fields. */
export const Terms = z.object({
  preSale: PreSale.optional(),
  groupSize: integer
    .pipe(z.int().min(GROUP_SIZE.least).max(GROUP_SIZE.most))
    .optional()
    .meta({ description: 'of a group buy: number of buyers that complete a group' }),
  flashDay: z.iso.date().optional().meta({ description: 'of a flash sale: a date in the time zone of the mall' }),
  flashRound: flashRound.optional().meta({ description: 'of a flash sale: 0 starts at midnight, 11 at 22:00' }),
  combo: ComboTerms.optional().meta({ description: 'of a combo: its products and the number to choose' }),
  gift: GiftTerms.optional().meta({ description: 'of a gift: the SKU and the numbers of gifts' }),
});
