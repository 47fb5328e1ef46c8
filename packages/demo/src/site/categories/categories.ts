import type { Category } from '../types.ts';
import { audio } from './audio.ts';
import { bagsAndWatches } from './bags-and-watches.ts';
import { beauty } from './beauty.ts';
import { computers } from './computers.ts';
import { foodAndTea } from './food-and-tea.ts';
import { gardenAndPets } from './garden-and-pets.ts';
import { homeAndLiving } from './home-and-living.ts';
import { kitchen } from './kitchen.ts';
import { men } from './men.ts';
import { phonesAndTablets } from './phones-and-tablets.ts';
import { shoes } from './shoes.ts';
import { sportsAndOutdoors } from './sports-and-outdoors.ts';
import { toysAndGames } from './toys-and-games.ts';
import { women } from './women.ts';

/** All three levels, in the order of the menu. */
export const categories: Category[] = [
  phonesAndTablets,
  audio,
  computers,
  women,
  men,
  shoes,
  bagsAndWatches,
  homeAndLiving,
  kitchen,
  beauty,
  toysAndGames,
  foodAndTea,
  sportsAndOutdoors,
  gardenAndPets,
].flat();
