import type { ReviewText } from '../types.ts';
import { audio, computers, phonesAndTablets } from './electronics.ts';
import { bagsAndWatches, men, shoes, women } from './fashion.ts';
import { beauty, homeAndLiving, kitchen } from './home.ts';
import { foodAndTea, gardenAndPets, sportsAndOutdoors, toysAndGames } from './leisure.ts';

/** Review texts by top-level category. */
export const REVIEW_BANK: Record<number, ReviewText[]> = {
  101: phonesAndTablets,
  102: audio,
  103: computers,
  104: women,
  105: men,
  106: shoes,
  107: bagsAndWatches,
  108: homeAndLiving,
  109: kitchen,
  110: beauty,
  111: toysAndGames,
  112: foodAndTea,
  113: sportsAndOutdoors,
  114: gardenAndPets,
};
