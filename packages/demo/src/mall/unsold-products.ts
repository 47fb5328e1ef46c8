import { texts } from './texts.ts';
import type { Texts } from './types.ts';

/** A product that buyers cannot see now, for the other lists of the back office. */
interface UnsoldProduct {
  readonly id: number;
  /** The product that it takes its pictures, options and texts from. */
  readonly likeKey: string;
  readonly name: Texts;
  readonly state: 'draft' | 'takenDown' | 'scheduled' | 'deleted' | 'waiting';
}

export const unsoldProducts: readonly UnsoldProduct[] = [
  {
    id: 2901,
    likeKey: 'harbour-speaker',
    name: texts('Harbour Mini travel speaker | 港湾迷你旅行音箱'),
    state: 'draft',
  },
  {
    id: 2902,
    likeKey: 'encore-karaoke-mic',
    name: texts('Encore Duo karaoke set | 安可双人卡拉 OK 套装'),
    state: 'takenDown',
  },
  {
    id: 2903,
    likeKey: 'fjord-radio',
    name: texts('Fjord radio, spring edition | 峡湾收音机春季版'),
    state: 'scheduled',
  },
  {
    id: 2904,
    likeKey: 'pebble-earbuds',
    name: texts('Pebble earbuds, first edition | 卵石耳机初版'),
    state: 'deleted',
  },
  { id: 5901, likeKey: 'hammered-teapot', name: texts('Hammered teapot for two | 双人锤纹茶壶'), state: 'waiting' },
];

/** The platform's reason for taking a product down. */
export const takeDownReason = 'The second picture shows the logo of another maker. Please replace it, then ask again.';

/** The store whose products need approval, and a pending change there. */
export const approvalStoreId = 5;
export const changedProduct = { id: 5001, addition: texts('new handle | 新手柄') };
