import { MAX_CANCEL_MINUTES } from '@galleria/domain/stores/cancel-minutes';
import { isStoreName } from '@galleria/domain/stores/store-name';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import { picturePath, time } from '../wire/formats.ts';
import { expects } from '../wire/input-formats.ts';
import { LocaleTextsOutput, phone, pictureInput, someTexts, texts } from './fields.ts';

/** A store's public information and its open or paused state. */

export const ownStoreInfo = operation({
  method: 'GET',
  path: '/m/shop/info',
  access: seller('store.view'),
  summary: 'The store as its people edit it: texts in all languages',
  input: z.object({}),
  output: z.object({
    shopId: z.int(),
    name: LocaleTextsOutput,
    intro: LocaleTextsOutput,
    logo: picturePath,
    signPic: picturePath,
    phone: z.string(),
    address: LocaleTextsOutput,
    status: z.int().meta({ description: '1 open, 3 paused by the store, others set by the platform' }),
    statusReason: z.string().meta({ description: "the platform's words when it closed the store, else empty" }),
    openTime: time,
    cancelMinutes: z.int().meta({ description: 'how long buyers can cancel at once after paying; 0: not at all' }),
    isOwnChoice: z.boolean().meta({ description: 'whether the store may open or pause itself now' }),
  }),
  refusals: [],
});

const storeName = someTexts(60).refine(
  (names) => Object.values(names).every((name) => isStoreName(name)),
  expects('storeName'),
);

export const changeStoreInfo = operation({
  method: 'PUT',
  path: '/m/shop/info',
  access: seller('store.edit'),
  summary: 'Changes what the store says about itself; buyers see it at once',
  input: z.object({
    name: storeName,
    intro: texts(200),
    logo: pictureInput.min(1),
    signPic: pictureInput.default(''),
    phone,
    address: texts(200),
    cancelMinutes: z.int().min(0).max(MAX_CANCEL_MINUTES).optional().meta({
      description: 'how long buyers can cancel at once after paying; 0: not at all; left out: as it is',
    }),
  }),
  output: z.null(),
  refusals: ['store.nameTaken', 'profile.foreignPicture'],
});

export const setStoreOpen = operation({
  method: 'PUT',
  path: '/m/shop/status',
  access: seller('store.edit'),
  summary: 'Pauses the store or opens it again. Orders that were placed stay to be handled',
  input: z.object({ isOpen: z.boolean() }),
  output: z.null(),
  refusals: ['store.statusByPlatform'],
});
