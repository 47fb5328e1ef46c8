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
  summary: 'Editable data of the own store, with texts in all languages',
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
    statusReason: z
      .string()
      .meta({ description: 'reason given by the platform for closing the store; empty otherwise' }),
    openTime: time,
    cancelMinutes: z
      .int()
      .meta({ description: 'minutes after the payment in which buyers can cancel at once; 0: never' }),
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
  summary: 'Changes the public information of the store; visible to buyers at once',
  input: z.object({
    name: storeName,
    intro: texts(200),
    logo: pictureInput.min(1),
    signPic: pictureInput.default(''),
    phone,
    address: texts(200),
    cancelMinutes: z.int().min(0).max(MAX_CANCEL_MINUTES).optional().meta({
      description: 'minutes after the payment in which buyers can cancel at once; 0: never; left out: unchanged',
    }),
  }),
  output: z.null(),
  refusals: ['store.nameTaken', 'profile.foreignPicture'],
});

export const setStoreOpen = operation({
  method: 'PUT',
  path: '/m/shop/status',
  access: seller('store.edit'),
  summary: 'Pauses the store or opens it again. Existing orders still have to be fulfilled',
  input: z.object({ isOpen: z.boolean() }),
  output: z.null(),
  refusals: ['store.statusByPlatform'],
});
