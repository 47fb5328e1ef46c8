import type { ApplicationReason } from './store-application.ts';

/**
 * States of a store's request to change its business papers. A request is never edited: a change replaces it by a new
 * one.
 */
export const PAPER_REQUEST_STATES = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type PaperRequestState = (typeof PAPER_REQUEST_STATES)[number];

/** States that staff see; withdrawn or replaced requests need no work. */
export const PAPER_QUEUE_STATES = ['waiting', 'approved', 'refused'] as const satisfies readonly PaperRequestState[];
export type PaperQueueState = (typeof PAPER_QUEUE_STATES)[number];

/** Staff's reasons for refusing: those of applications that concern papers. */
export const PAPER_REASONS = [
  'unreadable',
  'licenceMismatch',
  'licenceExpired',
  'goodsNotAllowed',
] as const satisfies readonly ApplicationReason[];
export type PaperReason = (typeof PAPER_REASONS)[number];
