import type { ReportedState } from '@galleria/domain/orders/parcel-state';

/** The provider did not answer, not in time, or asks to come back later: worth another try. */
export class TrackingDown extends Error {}

/** The provider understood the request and rejects it: it does not know such a waybill. */
export class TrackingRejection extends Error {}

export const TRACKING_TIMEOUT_MS = 8_000;

export type TrackingProvider = 'aftership' | 'demo';

/** One thing that happened to a parcel. */
export interface TrackedEvent {
  /** The same event has the same key whenever and however it arrives: it is stored once. */
  readonly key: string;
  readonly state: ReportedState;
  readonly happenedAt: Date;
  /** Both in the provider's words; may be empty. */
  readonly place: string;
  readonly words: string;
}

/** What a provider pushed about one waybill, with a valid signature. */
export interface TrackingPush {
  readonly reference: string;
  readonly waybill: string;
  readonly courierCode: string;
  readonly events: readonly TrackedEvent[];
}

/** 'malformed': the signature is the provider's, but the body is not what it describes. 'other': about something else. */
export type ParsedPush = TrackingPush | 'invalidSignature' | 'malformed' | 'other';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

interface Waybill {
  /** The courier's name at the provider; without one the provider guesses by the number. */
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

/** Who tells where parcels are. Every call has a time limit; failures are a `TrackingDown` or a `TrackingRejection`. */
export interface TrackingGateway {
  readonly name: TrackingProvider;
  /** From now on the provider watches this waybill. Asked twice, it answers with the same reference. */
  register(waybill: Waybill): Promise<{ readonly reference: string }>;
  /** Everything that is known by now. */
  pull(parcel: FollowedParcel): Promise<readonly TrackedEvent[]>;
  /** How long to wait after so many pulls in a row that brought nothing new. */
  pullDelaySeconds(quietPulls: number): number;
  /** Verified over exactly these bytes. A provider without it pushes nothing. */
  readonly parsePush?: (headers: Headers, body: Buffer) => ParsedPush;
}
