import { z } from 'zod';
import { integer } from '../wire/formats.ts';
import { activityTimes } from './fields.ts';
import { flashRound } from './terms.ts';

export { flashRound } from './terms.ts';

export const flashDay = z.iso.date().meta({ description: 'a date in the time zone of the mall' });

/** A round: two hours of a day in the mall's time zone. */
export const Round = z.object({ day: flashDay, round: flashRound, ...activityTimes });

/** Pieces in the pool: at the start, and available now. Pieces in unpaid orders are not available. */
export const flashStocks = {
  seckillOriginStocks: z.int(),
  seckillTotalStocks: z.int().meta({ description: 'pieces left' }),
};

/** For each round of a day: whether it is open, and how many products a store may offer in it. */
export const roundRule = (most: number) =>
  z.object({ round: flashRound, isOpen: z.boolean(), productsPerStore: integer.pipe(z.int().min(1).max(most)) });
