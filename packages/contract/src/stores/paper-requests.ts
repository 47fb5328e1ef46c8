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
  requestId: z.int().meta({ description: 'id and version in one: a changed request has a new id' }),
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
  summary: 'Changes of papers: waiting ones first, oldest first; then decided ones, newest first',
  input: z.object({
    ...paging,
    state: state.optional(),
    text: z.string().trim().max(60).optional().meta({ description: 'part of the name of a store' }),
  }),
  output: pageOf(
    z.object({
      ...requestFacts,
      storeLogo: picturePath,
      companyName: z.string(),
      waitingHours: z.int().meta({ description: 'hours since it was submitted' }),
    }),
  ),
  refusals: [],
});

export const paperRequestInfo = operation({
  method: 'GET',
  path: '/s/paperRequest/info',
  access: staff('stores.audit'),
  summary: 'One change of papers, with the current or former papers and the requested ones',
  input: z.object({ requestId: id }),
  output: z.object({
    ...requestFacts,
    before: StorePapers.nullable().meta({ description: 'without pictures that the store no longer shows' }),
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
  summary:
    'Accepts a change of papers, which is visible to buyers at once, or refuses it; the owners are notified by mail',
  input: z.object({
    requestId: id.meta({ description: 'the reviewed request; not decided if it was replaced or withdrawn since' }),
    isAccepted: z.boolean(),
    reasons: reasons.max(PAPER_REASONS.length).default([]),
    remark: z.string().trim().max(500).default('').meta({ description: 'remark for the owners' }),
  }),
  output: z.null(),
  refusals: ['papers.notFound', 'papers.decided', 'papers.changed', 'papers.reasonMissing'],
});
