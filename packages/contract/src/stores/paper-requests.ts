import { PAPER_QUEUE_STATES, PAPER_REASONS } from '@galleria/domain/stores/paper-request';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { StorePapers } from '../store-settings/fields.ts';
import { id, pageOf, paging, picturePath, time } from '../wire/formats.ts';

/** Stores' requests to change their business papers. */
const state = z.enum(PAPER_QUEUE_STATES);
const reasons = z.array(z.enum(PAPER_REASONS));

const requestFacts = {
  requestId: z.int().meta({ description: 'also its version: a store that changes it sends another one' }),
  storeId: z.int(),
  storeName: z.string(),
  state,
  sendTime: time,
  decideTime: time.nullable(),
};

export const paperRequestPage = operation({
  method: 'GET',
  path: '/s/paperRequest/page',
  access: staff('stores.audit'),
  summary: 'Changes of papers; those that wait come first, the oldest before others, then decided ones, newest first',
  input: z.object({
    ...paging,
    state: state.optional(),
    text: z.string().trim().max(60).optional().meta({ description: 'part of a name of the store' }),
  }),
  output: pageOf(
    z.object({
      ...requestFacts,
      storeLogo: picturePath,
      companyName: z.string(),
      waitingHours: z.int().meta({ description: 'since it was sent' }),
    }),
  ),
  refusals: [],
});

export const paperRequestInfo = operation({
  method: 'GET',
  path: '/s/paperRequest/info',
  access: staff('stores.audit'),
  summary: 'One change of papers: what they are, or were before it, and what they shall become',
  input: z.object({ requestId: id }),
  output: z.object({
    ...requestFacts,
    before: StorePapers.nullable().meta({ description: 'pictures that the store does not show any more are left out' }),
    after: StorePapers,
    reasons,
    remark: z.string(),
  }),
  refusals: ['papers.notFound'],
});

export const decidePaperRequest = operation({
  method: 'PUT',
  path: '/s/paperRequest/audit',
  access: staff('stores.audit'),
  summary: 'Accepts a change of papers, which buyers see at once, or refuses it; the owners are told by mail',
  input: z.object({
    requestId: id.meta({ description: 'what was looked at: one that was replaced or taken back is not decided' }),
    isAccepted: z.boolean(),
    reasons: reasons.max(PAPER_REASONS.length).default([]),
    remark: z.string().trim().max(500).default('').meta({ description: 'for the owners, in their words' }),
  }),
  output: z.null(),
  refusals: ['papers.notFound', 'papers.decided', 'papers.changed', 'papers.reasonMissing'],
});
