import { createHash } from 'node:crypto';
import { PARCEL_STATE, type ReportedState } from '@galleria/domain/orders/parcel-state';
import { z } from 'zod';
import type { TrackedEvent } from '../tracking-gateway.ts';

const optionalText = z.string().max(2_000).nullish();

const Checkpoint = z.object({
  /** Set by the carrier, in the time zone of the place: with an offset, without one, only a date, or empty. */
  checkpoint_time: z.string().max(60).nullish(),
  created_at: z.string().max(60).nullish(),
  location: optionalText,
  city: optionalText,
  message: optionalText,
  tag: z.string().max(60).nullish(),
  subtag: z.string().max(60).nullish(),
});
type Checkpoint = z.output<typeof Checkpoint>;

/** AfterShip's object of one waybill, with the fields used here. */
export const Tracking = z.object({
  id: z.string().min(1).max(200),
  tracking_number: z.string().min(1).max(200),
  slug: z.string().max(100).nullish(),
  checkpoints: z.array(Checkpoint).max(1_000).default([]),
});

/** More events than any parcel has; of a courier's scans in a loop only the latest are kept. */
const MAX_EVENTS = 200;
const MAX_TEXT_LENGTH = 300;

/**
 * The checkpoints at which the parcel had a state that we know. Announcements and guesses of the provider are left out.
 */
export function eventsOf({ checkpoints }: z.output<typeof Tracking>): TrackedEvent[] {
  return checkpoints.slice(-MAX_EVENTS).flatMap((checkpoint) => {
    const state = stateOf(checkpoint);
    const happenedAt = timeOf(checkpoint);
    if (state === undefined || happenedAt === undefined) return [];
    const place = cleanText(checkpoint.location || checkpoint.city);
    return [{ key: keyOf(checkpoint), state, happenedAt, place, words: cleanText(checkpoint.message) }];
  });
}

const STATES: Readonly<Record<string, ReportedState>> = {
  InTransit: PARCEL_STATE.inTransit,
  OutForDelivery: PARCEL_STATE.inCity,
  AvailableForPickup: PARCEL_STATE.inCity,
  Delivered: PARCEL_STATE.signed,
  AttemptFail: PARCEL_STATE.problem,
  Exception: PARCEL_STATE.problem,
};

/** AfterShip's subtag of the first scan on the way: the carrier has accepted the parcel. */
const ACCEPTANCE_SCAN = 'InTransit_002';

function stateOf({ tag, subtag }: Checkpoint): ReportedState | undefined {
  return subtag === ACCEPTANCE_SCAN ? PARCEL_STATE.collected : STATES[tag ?? ''];
}

/** A time without a zone counts as UTC. */
function timeOf({ checkpoint_time: byCarrier, created_at: byProvider }: Checkpoint): Date | undefined {
  const text = byCarrier || byProvider || '';
  const zoned = /T.*([zZ]|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes('T') ? text : `${text}Z`;
  const time = new Date(zoned);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Checkpoints have no id. Their tag is not hashed: AfterShip may change it later, and that is no second event. */
function keyOf({ checkpoint_time: time, location, city, message }: Checkpoint): string {
  return createHash('sha256')
    .update(JSON.stringify([time ?? '', location ?? '', city ?? '', message ?? '']))
    .digest('hex')
    .slice(0, 32);
}

/** On one line: PostgreSQL stores no NUL character, and pages show no line breaks. */
function cleanText(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH);
}
