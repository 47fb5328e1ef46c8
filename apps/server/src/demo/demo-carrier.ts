import { PARCEL_STATE, type ReportedState } from '@galleria/domain/orders/parcel-state';
import { MINUTE_MS } from '@galleria/domain/site/durations';
import type { TrackedEvent, TrackingGateway } from '../gateways/tracking/tracking-gateway.ts';

interface Step {
  readonly state: ReportedState;
  /** Minutes after the registration of the parcel. */
  readonly minutes: number;
}

/** Minutes where real couriers need days, so that a parcel's progress can be watched. */
const DELIVERED_TIMELINE: readonly Step[] = [
  { state: PARCEL_STATE.collected, minutes: 1 },
  { state: PARCEL_STATE.inTransit, minutes: 2 },
  { state: PARCEL_STATE.inCity, minutes: 4 },
  { state: PARCEL_STATE.signed, minutes: 6 },
];

const PROBLEM_TIMELINE: readonly Step[] = [
  { state: PARCEL_STATE.collected, minutes: 1 },
  { state: PARCEL_STATE.inTransit, minutes: 2 },
  { state: PARCEL_STATE.problem, minutes: 3 },
  { state: PARCEL_STATE.inCity, minutes: 60 },
  { state: PARCEL_STATE.signed, minutes: 70 },
];

/** A parcel whose waybill ends like this gets a problem on the way, as an example. */
const PROBLEM_END = /0000$/;
const PULL_SECONDS = 30;

/**
 * A fake tracking provider for the demo, which pages label as one: parcels move along by the mall's clock and are
 * polled like those of a real provider. Its events have no texts: pages name the states in the reader's language.
 */
export function demoCarrier(): TrackingGateway {
  return {
    name: 'demo',
    register: async ({ waybill }) => ({ reference: `demo ${waybill}` }),
    pull: async ({ waybill, registeredAt, now }) =>
      (PROBLEM_END.test(waybill) ? PROBLEM_TIMELINE : DELIVERED_TIMELINE)
        .map((step) => toEvent(step, registeredAt))
        .filter(({ happenedAt }) => happenedAt <= now),
    pullDelaySeconds: () => PULL_SECONDS,
  };
}

function toEvent({ state, minutes }: Step, start: Date): TrackedEvent {
  const happenedAt = new Date(start.getTime() + minutes * MINUTE_MS);
  return { key: `${state} after ${minutes} min`, state, happenedAt, place: '', words: '' };
}
