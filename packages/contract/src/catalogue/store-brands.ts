import { z } from 'zod';
import { operation } from '../operation.ts';
import { seller } from '../sellers/fields.ts';
import { pageOf, paging, picturePath } from '../wire/formats.ts';
import { brandProposal } from './brand-proposal.ts';

/** Brands that a store proposes to the mall. */

export const proposeBrand = operation({
  method: 'POST',
  path: '/m/brand/propose',
  access: seller('products.edit'),
  summary: 'Asks the mall for a brand that is missing',
  input: z.object({
    brandName: z.string().trim().min(1).max(60),
    brandPic: picturePath.max(200).default(''),
    note: z.string().trim().max(300).default('').meta({ description: 'for the staff, e.g. where to read about it' }),
  }),
  output: z.null(),
  refusals: ['brand.nameTaken', 'brandProposal.exists', 'settings.tooMany', 'profile.foreignPicture'],
});

export const storeBrandProposalPage = operation({
  method: 'GET',
  path: '/m/brand/proposal/page',
  access: seller('products.view'),
  summary: 'Brands that the store has proposed, the latest first, and what became of them',
  input: z.object(paging),
  output: pageOf(z.object(brandProposal)),
  refusals: [],
});
