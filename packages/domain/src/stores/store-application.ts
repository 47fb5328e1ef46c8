import { STORE_STATUS } from './store-status.ts';

/** A buyer's application to open a store, from the first saved line to the store's account. */
export const APPLICATION_STATES = ['draft', 'review', 'refused', 'accepted', 'opened'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** What staff see: a draft is its applicant's business only. */
export const QUEUE_STATES = ['review', 'refused', 'accepted', 'opened'] as const satisfies readonly ApplicationState[];
export type QueueState = (typeof QUEUE_STATES)[number];

/** What can be done in which states; forms, buttons and the server read the same table. */
const ALLOWED_IN = {
  /** By the applicant: also after a refusal, to send it again. */
  edit: ['draft', 'refused'],
  send: ['draft', 'refused'],
  /** Makes it a draft again. */
  withdraw: ['review'],
  /** By staff: accept or refuse. */
  decide: ['review'],
  setAccount: ['accepted'],
} as const satisfies Record<string, readonly ApplicationState[]>;
type ApplicationStep = keyof typeof ALLOWED_IN;

export function isAllowed(step: ApplicationStep, state: ApplicationState): boolean {
  return (ALLOWED_IN[step] as readonly ApplicationState[]).includes(state);
}

/** Why staff refuse: the applicant reads them in their own language, with a remark of the staff. */
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

/** Identity pictures are deleted so many days after a refusal, the closing of the store, or the last change of a draft. */
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

/** Degrees as somebody typed them, or undefined. */
export function parseDegrees(kind: 'latitude' | 'longitude', text: string): number | undefined {
  if (!DECIMAL_DEGREES.test(text.trim())) return undefined;
  const degrees = Number(text);
  return Math.abs(degrees) <= (kind === 'latitude' ? 90 : 180) ? degrees : undefined;
}

/** A company cannot be founded in the future. Days as `yyyy-MM-dd`, which compare as texts. */
export function isFoundingDay(day: string, today: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && day >= '1800-01-01' && day <= today;
}

/** The platform closed it for good: from then on the applicant's identity pictures are kept for a while only. */
export function isClosedForGood(storeStatus: number): boolean {
  return storeStatus === STORE_STATUS.offline;
}
