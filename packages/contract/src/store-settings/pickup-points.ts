import { z } from 'zod';
import { operation } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import { id } from '../wire/formats.ts';
import { LocaleTextsOutput, phone, someTexts, specialDays, week } from './fields.ts';

/** Pickup points of a store. */

export const pickupPointList = operation({
  method: 'GET',
  path: '/m/station/list',
  access: seller('store.view'),
  summary: 'The pickup points of the store, also those that are paused',
  input: z.object({}),
  output: z.array(
    z.object({
      stationId: z.int(),
      name: LocaleTextsOutput,
      address: LocaleTextsOutput,
      phone: z.string(),
      hours: LocaleTextsOutput.meta({ description: 'as buyers read them' }),
      week: week.nullable().meta({ description: 'null while the hours are only a text' }),
      specialDays,
      isPaused: z.boolean(),
    }),
  ),
  refusals: [],
});

export const savePickupPoint = operation({
  method: 'POST',
  path: '/m/station',
  access: seller('store.edit'),
  summary: 'Adds or changes a pickup point; orders that were placed keep what they were told',
  input: z.object({
    stationId: id.optional(),
    name: someTexts(60),
    address: someTexts(200),
    phone,
    week,
    specialDays,
  }),
  output: z.object({ stationId: z.int() }),
  refusals: ['pickupPoint.notFound', 'settings.tooMany'],
});

export const pausePickupPoint = operation({
  method: 'PUT',
  path: '/m/station/status',
  access: seller('store.edit'),
  summary: 'Offers a pickup point to buyers or not',
  input: z.object({ stationId: id, isPaused: z.boolean() }),
  output: z.null(),
  refusals: ['pickupPoint.notFound'],
});

export const deletePickupPoint = operation({
  method: 'DELETE',
  path: '/m/station',
  access: seller('store.edit'),
  summary: 'Removes a pickup point',
  input: z.object({ stationId: id }),
  output: z.null(),
  refusals: ['pickupPoint.notFound'],
});
