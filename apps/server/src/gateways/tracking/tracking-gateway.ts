import type { ReportedState } from '@galleria/domain/orders/parcel-state';

/** The provider did not answer in time, or asks for a later request: worth a retry. */
export class TrackingDown extends Error {}

/** The provider understood the request and rejects it: the waybill is unknown to it. */
export class TrackingRejection extends Error {}

export const TRACKING_TIMEOUT_MS = 8_000;

export type TrackingProvider = 'aftership' | 'demo';

/** One thing that happened to a parcel. */
export interface TrackedEvent {
  /** The same for one event in every push and pull, so that it is stored once. */
  readonly key: string;
  readonly state: ReportedState;
  readonly happenedAt: Date;
  /** Both in the provider's words; may be empty. */
  readonly place: string;
  readonly words: string;
}

/** A push of a provider about one waybill, with a valid signature. */
export interface TrackingPush {
  readonly reference: string;
  readonly waybill: string;
  readonly courierCode: string;
  readonly events: readonly TrackedEvent[];
}

/** 'malformed': the signature is the provider's, but the body is not as documented. 'other': about something else. */
export type ParsedPush = TrackingPush | 'invalidSignature' | 'malformed' | 'other';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

interface Waybill {
  /** The courier's code at the provider; without one the provider guesses it from the number. */
  readonly courierCode: string | undefined;
  readonly waybill: string;
}

interface FollowedParcel {
  readonly reference: string;
  readonly waybill: string;
  readonly registeredAt: Date;
  /** By the mall's clock. */
  readonly now: Date;
}

/** A tracking provider. Every call has a time limit; failures are thrown as `TrackingDown` or `TrackingRejection`. */
export interface TrackingGateway {
  readonly name: TrackingProvider;
  /** Registers the waybill for tracking. A repeated registration returns the same reference. */
  register(waybill: Waybill): Promise<{ readonly reference: string }>;
  /** All events so far. */
  pull(parcel: FollowedParcel): Promise<readonly TrackedEvent[]>;
  /** Delay before the next pull, after this many pulls in a row without a new event. */
  pullDelaySeconds(quietPulls: number): number;
  /** Verifies the signature over exactly these bytes. Left out when the provider sends no pushes. */
  readonly parsePush?: (headers: Headers, body: Buffer) => ParsedPush;
}
