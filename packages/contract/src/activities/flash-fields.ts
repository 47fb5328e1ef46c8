import { z } from 'zod';
import { whole } from '../wire/formats.ts';
import { activityTimes } from './fields.ts';
import { flashRound } from './terms.ts';

export { flashRound } from './terms.ts';

export const flashDay = z.iso.date().meta({ description: 'a day of the mall’s time zone' });

/** Two hours of a day, by the mall's clocks. */
export const Round = z.object({ day: flashDay, round: flashRound, ...activityTimes });

/** How many of the pool there were and how many can be bought now. What is in unpaid orders is not among them. */
export const flashStocks = {
  seckillOriginStocks: z.int(),
  seckillTotalStocks: z.int().meta({ description: 'that are left' }),
};

/** Which rounds of every day are open, and how many products a store may offer in each. */
export const roundRule = (most: number) =>
  z.object({ round: flashRound, isOpen: z.boolean(), productsPerStore: whole.pipe(z.int().min(1).max(most)) });
