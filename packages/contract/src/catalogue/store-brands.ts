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
  summary: 'Proposes a missing brand to the mall',
  input: z.object({
    brandName: z.string().trim().min(1).max(60),
    brandPic: picturePath.max(200).default(''),
    note: z
      .string()
      .trim()
      .max(300)
      .default('')
      .meta({ description: 'for staff, e.g. a source of information about the brand' }),
  }),
  output: z.null(),
  refusals: ['brand.nameTaken', 'brandProposal.exists', 'settings.tooMany', 'profile.foreignPicture'],
});

export const storeBrandProposalPage = operation({
  method: 'GET',
  path: '/m/brand/proposal/page',
  access: seller('products.view'),
  summary: 'Brand proposals of the store with their results, newest first',
  input: z.object(paging),
  output: pageOf(z.object(brandProposal)),
  refusals: [],
});
