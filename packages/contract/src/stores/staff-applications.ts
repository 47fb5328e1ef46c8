import { APPLICATION_REASONS, IDENTITY_SIDES, QUEUE_STATES } from '@galleria/domain/stores/store-application';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { id, integer, pageOf, paging, picturePath, time } from '../wire/formats.ts';
import { PictureFile } from '../wire/picture-file.ts';
import { ApplicationPapers } from './application-papers.ts';

/** The queue of applications to open a store. Drafts are visible to their applicants only. */
const state = z.enum(QUEUE_STATES);

export const applicationPage = operation({
  method: 'GET',
  path: '/s/application/page',
  access: staff('stores.audit'),
  summary: 'Submitted applications, newest first; waiting ones oldest first',
  input: z.object({
    ...paging,
    state: state.optional(),
    text: z.string().trim().max(60).optional().meta({ description: 'part of the name of the store or company' }),
  }),
  output: pageOf(
    z.object({
      applicationId: z.int(),
      shopName: z.string(),
      shopLogo: picturePath,
      companyName: z.string(),
      state,
      sendTime: time,
      decideTime: time.nullable(),
      waitingHours: z.int().meta({ description: 'hours since it was submitted' }),
      isAgain: z.boolean().meta({ description: 'submitted before, and refused or withdrawn' }),
    }),
  ),
  refusals: [],
});

export const applicationInfo = operation({
  method: 'GET',
  path: '/s/application/info',
  access: staff('stores.audit'),
  summary: 'One application with its papers, without the identity pictures',
  input: z.object({ applicationId: id }),
  output: ApplicationPapers.extend({
    applicationId: z.int(),
    userId: z.string(),
    state,
    revision: z.int().meta({ description: 'number of submissions' }),
    sendTime: time,
    decideTime: time.nullable(),
    reasons: z.array(z.enum(APPLICATION_REASONS)),
    remark: z.string(),
    shopId: z.int().nullable(),
  }),
  refusals: ['application.notFound'],
});

export const applicationIdentity = operation({
  method: 'GET',
  path: '/s/application/identity',
  access: staff('stores.audit'),
  summary: 'One identity picture of the applicant. Each access is recorded in the audit log',
  input: z.object({ applicationId: id, side: z.enum(IDENTITY_SIDES) }),
  output: z.instanceof(PictureFile),
  refusals: ['application.noPicture'],
  picture: true,
  auditsRead: true,
});

export const decideApplication = operation({
  method: 'PUT',
  path: '/s/application/audit',
  access: staff('stores.audit'),
  summary: 'Accepts or refuses an application; the applicant is notified by mail',
  input: z.object({
    applicationId: id,
    revision: integer
      .pipe(z.int().min(1).max(1_000_000))
      .meta({ description: 'the reviewed revision; a later one is not decided' }),
    isAccepted: z.boolean(),
    reasons: z.array(z.enum(APPLICATION_REASONS)).max(APPLICATION_REASONS.length).default([]),
    remark: z.string().trim().max(500).default('').meta({ description: 'remark for the applicant' }),
  }),
  output: z.null(),
  refusals: [
    'application.notFound',
    'application.decided',
    'application.changed',
    'application.reasonMissing',
    'store.nameTaken',
  ],
});
