import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { id, pageOf, paging, picturePath } from '../wire/formats.ts';
import { localeTexts } from '../wire/locale-texts.ts';
import { brandProposal } from './brand-proposal.ts';

/** Brands as staff edit them, and brands proposed by stores. */

const brand = {
  brandName: z.string().trim().min(1).max(60).meta({ description: 'unique, whatever its case' }),
  localNames: localeTexts(60).default({}).meta({ description: 'in languages that write it differently' }),
  brandPic: picturePath.max(200).default(''),
  seq: z.int().min(0).max(10_000).default(0).meta({ description: 'ascending; brands of one number go by name' }),
  isOn: z.boolean().default(true).meta({ description: 'false: nobody can choose it, lists do not show it' }),
};

export const platformBrandPage = operation({
  method: 'GET',
  path: '/s/brand/page',
  access: staff('catalogue.view'),
  summary: 'Brands in their order, hidden ones too',
  input: z.object({ keyword: z.string().trim().max(60).optional(), ...paging }),
  output: pageOf(
    z.object({
      ...{ brandId: z.int(), brandName: z.string(), localNames: localeTexts(60), brandPic: picturePath },
      ...{ seq: z.int(), isOn: z.boolean() },
      prodCount: z.int().meta({ description: 'products that are not deleted' }),
    }),
  ),
  refusals: [],
});

export const saveBrand = operation({
  method: 'POST',
  path: '/s/brand',
  access: staff('catalogue.edit'),
  summary: 'Adds a brand, or changes one',
  input: z.object({ brandId: id.optional(), ...brand }),
  output: z.object({ brandId: z.int() }),
  refusals: ['brand.notFound', 'brand.nameTaken', 'profile.foreignPicture'],
});

export const mergeBrands = operation({
  method: 'POST',
  path: '/s/brand/merge',
  access: staff('catalogue.edit'),
  summary: 'Gives all products of one brand to another, and removes the first',
  input: z.object({ brandId: id.meta({ description: 'it goes away' }), intoBrandId: id }),
  output: z.object({ movedCount: z.int() }),
  refusals: ['brand.notFound', 'brand.sameBrand'],
});

export const deleteBrand = operation({
  method: 'DELETE',
  path: '/s/brand',
  access: staff('catalogue.edit'),
  summary: 'Removes a brand that no product has',
  input: z.object({ brandId: id }),
  output: z.null(),
  refusals: ['brand.notFound', 'brand.inUse'],
});

export const brandProposalPage = operation({
  method: 'GET',
  path: '/s/brand/proposal/page',
  access: staff('catalogue.view'),
  summary: 'Brands that stores have proposed: those that wait, the longest first; else the latest first',
  input: z.object({ isOpen: z.stringbool().or(z.boolean()).default(true), ...paging }),
  output: pageOf(z.object({ ...brandProposal, shopId: z.int(), shopName: z.string() })),
  refusals: [],
});

export const acceptBrandProposal = operation({
  method: 'PUT',
  path: '/s/brand/proposal/accept',
  access: staff('catalogue.edit'),
  summary: 'Adds the brand. The store gets a mail',
  input: z.object({
    proposalId: id,
    brandName: z.string().trim().min(1).max(60).optional().meta({ description: 'instead of the proposed name' }),
  }),
  output: z.object({ brandId: z.int() }),
  refusals: ['brandProposal.notFound', 'brandProposal.decided', 'brand.nameTaken'],
});

export const refuseBrandProposal = operation({
  method: 'PUT',
  path: '/s/brand/proposal/refuse',
  access: staff('catalogue.edit'),
  summary: 'Does not add the brand. The store reads why',
  input: z.object({ proposalId: id, reason: z.string().trim().min(3).max(300) }),
  output: z.null(),
  refusals: ['brandProposal.notFound', 'brandProposal.decided'],
});
