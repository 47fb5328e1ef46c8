import type { ApplicationReason } from './store-application.ts';

/** A store's wish to change its business papers. What it says never changes: who changes it sends another one. */
export const PAPER_REQUEST_STATES = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type PaperRequestState = (typeof PAPER_REQUEST_STATES)[number];

/** What staff see: one that was taken back or replaced is nobody's work. */
export const PAPER_QUEUE_STATES = ['waiting', 'approved', 'refused'] as const satisfies readonly PaperRequestState[];
export type PaperQueueState = (typeof PAPER_QUEUE_STATES)[number];

/** Why staff refuse: those reasons of applications that are about papers. */
export const PAPER_REASONS = [
  'unreadable',
  'licenceMismatch',
  'licenceExpired',
  'goodsNotAllowed',
] as const satisfies readonly ApplicationReason[];
export type PaperReason = (typeof PAPER_REASONS)[number];
