import { LICENCE_STATES } from '@galleria/domain/stores/licence-expiry';
import { PAPER_REASONS } from '@galleria/domain/stores/paper-request';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import { time } from '../wire/formats.ts';
import { expects } from '../wire/input-formats.ts';
import { pictureInput, StorePapers, someTexts, texts } from './fields.ts';

/** The company behind the store. Changes wait for the platform's approval; until then the approved papers are shown. */

export const storePapers = operation({
  method: 'GET',
  path: '/m/shop/papers',
  access: seller('store.view'),
  summary: 'The approved papers of the store, the waiting change, and the answer of the platform to the last change',
  input: z.object({}),
  output: z.object({
    approved: StorePapers.nullable(),
    licenceState: z.enum(LICENCE_STATES),
    waiting: StorePapers.extend({ createTime: time }).nullable(),
    refused: StorePapers.extend({
      decideTime: time,
      reasons: z.array(z.enum(PAPER_REASONS)),
      remark: z.string(),
    })
      .nullable()
      .meta({ description: 'the latest change, if it was refused: it can be corrected and resubmitted' }),
  }),
  refusals: [],
});

const day = z.iso.date(expects('date'));

export const requestPaperChange = operation({
  method: 'POST',
  path: '/m/shop/papers',
  access: seller('store.edit'),
  summary: 'Requests a change of the papers; replaces a request that still waits',
  input: z.object({
    companyName: someTexts(100),
    licenceNumber: z.string().trim().min(5).max(40),
    companyAddress: someTexts(200),
    legalRepresentative: someTexts(60),
    registeredCapital: texts(60),
    foundedOn: day,
    businessTerm: texts(100),
    businessScope: texts(1000),
    expiresOn: day.nullable().default(null),
    licencePics: z.array(pictureInput.min(1)).min(1).max(5),
  }),
  output: z.null(),
  refusals: ['profile.foreignPicture'],
});

export const withdrawPaperChange = operation({
  method: 'DELETE',
  path: '/m/shop/papers',
  access: seller('store.edit'),
  summary: 'Withdraws a waiting change of the papers',
  input: z.object({}),
  output: z.null(),
  refusals: ['papers.noneWaiting'],
});
