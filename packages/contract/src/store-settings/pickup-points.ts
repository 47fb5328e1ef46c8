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
  summary: 'Pickup points of the store, including paused ones',
  input: z.object({}),
  output: z.array(
    z.object({
      stationId: z.int(),
      name: LocaleTextsOutput,
      address: LocaleTextsOutput,
      phone: z.string(),
      hours: LocaleTextsOutput.meta({ description: 'opening hours as text for buyers' }),
      week: week.nullable().meta({ description: 'null: the hours are given as text only' }),
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
  summary: 'Adds or changes a pickup point; existing orders keep the former data',
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
  summary: 'Pauses a pickup point or offers it again',
  input: z.object({ stationId: id, isPaused: z.boolean() }),
  output: z.null(),
  refusals: ['pickupPoint.notFound'],
});

export const deletePickupPoint = operation({
  method: 'DELETE',
  path: '/m/station',
  access: seller('store.edit'),
  summary: 'Deletes a pickup point',
  input: z.object({ stationId: id }),
  output: z.null(),
  refusals: ['pickupPoint.notFound'],
});
