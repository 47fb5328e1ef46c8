import { PARCEL_STATE, type ReportedState } from '@galleria/domain/orders/parcel-state';
import type { TrackedEvent, TrackingGateway } from '../gateways/tracking/tracking-gateway.ts';

interface Step {
  readonly state: ReportedState;
  /** After the parcel was registered. */
  readonly minutes: number;
}

/** Minutes where real couriers need days, so that one can watch it. */
const JOURNEY: readonly Step[] = [
  { state: PARCEL_STATE.collected, minutes: 1 },
  { state: PARCEL_STATE.inTransit, minutes: 2 },
  { state: PARCEL_STATE.inCity, minutes: 4 },
  { state: PARCEL_STATE.signed, minutes: 6 },
];

const TROUBLED: readonly Step[] = [
  { state: PARCEL_STATE.collected, minutes: 1 },
  { state: PARCEL_STATE.inTransit, minutes: 2 },
  { state: PARCEL_STATE.problem, minutes: 3 },
  { state: PARCEL_STATE.inCity, minutes: 60 },
  { state: PARCEL_STATE.signed, minutes: 70 },
];

/** To see what a problem looks like, give a parcel a waybill that ends so. */
const TROUBLED_END = /0000$/;
const PULL_SECONDS = 30;
const MINUTE_MS = 60_000;

/**
 * Stands in for a tracking provider in the demo, and its pages say so: parcels move along by the mall's clock and are
 * asked for like those of a real provider. It has no words of its own: pages say what happened in the reader's language.
 */
export function demoCarrier(): TrackingGateway {
  return {
    name: 'demo',
    register: async ({ waybill }) => ({ reference: `demo ${waybill}` }),
    pull: async ({ waybill, registeredAt, now }) =>
      (TROUBLED_END.test(waybill) ? TROUBLED : JOURNEY)
        .map((step) => toEvent(step, registeredAt))
        .filter(({ happenedAt }) => happenedAt <= now),
    pullDelaySeconds: () => PULL_SECONDS,
  };
}

function toEvent({ state, minutes }: Step, start: Date): TrackedEvent {
  const happenedAt = new Date(start.getTime() + minutes * MINUTE_MS);
  return { key: `${state} after ${minutes} min`, state, happenedAt, place: '', words: '' };
}
