import { STORE_STATUS } from './store-status.ts';

/** States of a buyer's application to open a store, from the first saved draft to the store's account. */
export const APPLICATION_STATES = ['draft', 'review', 'refused', 'accepted', 'opened'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** States that staff see; a draft is visible to its applicant only. */
export const QUEUE_STATES = ['review', 'refused', 'accepted', 'opened'] as const satisfies readonly ApplicationState[];
export type QueueState = (typeof QUEUE_STATES)[number];

/** The states in which each step is possible; forms, buttons and the server use the same table. */
const ALLOWED_IN = {
  /** By the applicant; after a refusal, to send it again. */
  edit: ['draft', 'refused'],
  send: ['draft', 'refused'],
  /** Turns it back into a draft. */
  withdraw: ['review'],
  /** By staff: accept or refuse. */
  decide: ['review'],
  setAccount: ['accepted'],
} as const satisfies Record<string, readonly ApplicationState[]>;
type ApplicationStep = keyof typeof ALLOWED_IN;

export function isAllowed(step: ApplicationStep, state: ApplicationState): boolean {
  return (ALLOWED_IN[step] as readonly ApplicationState[]).includes(state);
}

/**
 * Staff's reasons for refusing. The applicant reads them in their own language, together with a remark of the staff.
 */
export const APPLICATION_REASONS = [
  'unreadable',
  'identityMismatch',
  'licenceMismatch',
  'licenceExpired',
  'nameNotAllowed',
  'goodsNotAllowed',
] as const;
export type ApplicationReason = (typeof APPLICATION_REASONS)[number];

export const IDENTITY_SIDES = ['front', 'back'] as const;
export type IdentitySide = (typeof IDENTITY_SIDES)[number];

/** Identity pictures are deleted this many days after a refusal, the closing of the store, or a draft's last change. */
export const IDENTITY_KEPT_DAYS = 30;

/** Longest and shortest texts of an application, in characters. */
export const APPLICATION_LIMITS = {
  address: { min: 5, max: 100 },
  intro: { min: 10, max: 200 },
  licenceNumber: { min: 5, max: 40 },
  companyName: { min: 2, max: 100 },
  legalRepresentative: { min: 1, max: 60 },
  registeredCapital: { min: 1, max: 60 },
  businessTerm: { min: 1, max: 100 },
  businessScope: { min: 2, max: 1000 },
} as const;
export type LimitedText = keyof typeof APPLICATION_LIMITS;

export function hasLength(field: LimitedText, text: string): boolean {
  const { min, max } = APPLICATION_LIMITS[field];
  const { length } = text.trim();
  return length >= min && length <= max;
}

const PHONE = /^\+?\d[\d ()-]{4,24}$/;

export function isContactNumber(text: string): boolean {
  return PHONE.test(text.trim());
}

const DECIMAL_DEGREES = /^-?\d{1,3}(?:\.\d{1,8})?$/;

/** Degrees as typed, or undefined. */
export function parseDegrees(kind: 'latitude' | 'longitude', text: string): number | undefined {
  if (!DECIMAL_DEGREES.test(text.trim())) return undefined;
  const degrees = Number(text);
  return Math.abs(degrees) <= (kind === 'latitude' ? 90 : 180) ? degrees : undefined;
}

/** A company cannot be founded in the future. Days as `yyyy-MM-dd`, which compare as texts. */
export function isValidFoundingDate(day: string, today: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && day >= '1800-01-01' && day <= today;
}

/**
 * Whether the platform has closed the store for good: the applicant's identity pictures are then deleted after a while.
 */
export function isPermanentlyClosed(storeStatus: number): boolean {
  return storeStatus === STORE_STATUS.offline;
}
