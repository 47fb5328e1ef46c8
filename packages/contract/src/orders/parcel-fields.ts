import { z } from 'zod';
import { orderNumber, picturePath, time } from '../wire/formats.ts';

/** Shared by the operations on store orders and on parcels. */

export const oneOrder = z.object({ orderNumber });

export const ParcelLine = z.object({
  orderItemId: z.int(),
  prodName: z.string(),
  skuName: z.string(),
  pic: picturePath,
  prodCount: z.int(),
});

const ParcelEvent = z.object({
  state: z.int().meta({ description: '1 collected, 2 in transit, 201 arrived in city, 3 signed, 4 problem' }),
  time,
  place: z.string().meta({ description: 'place as named by the courier; may be empty' }),
  words: z.string().meta({ description: 'text of the courier, in its own language; may be empty' }),
});

export const Parcel = z.object({
  parcelId: z.int(),
  dvyId: z.int().meta({ description: 'courier company; 0: none' }),
  dvyName: z.string(),
  dvyFlowId: z.string().meta({ description: 'waybill number' }),
  trackingUrl: z.string().meta({ description: 'tracking page of the courier; empty if there is none' }),
  state: z.int().meta({ description: '0 none, 1 collected, 2 in transit, 201 arrived in city, 3 signed, 4 problem' }),
  createTime: time,
  carrier: z
    .enum(['none', 'real', 'demo'])
    .meta({ description: 'source of the tracking events; demo: invented, no real parcel' }),
  events: z.array(ParcelEvent).meta({ description: 'tracking events, newest first' }),
  lines: z.array(ParcelLine),
});

export const StoreParcel = Parcel.extend({
  rejection: z
    .string()
    .meta({ description: 'reason why the tracking provider rejected this waybill, in its own words' }),
});
