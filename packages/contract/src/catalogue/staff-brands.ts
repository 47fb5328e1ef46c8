import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { id, pageOf, paging, picturePath } from '../wire/formats.ts';
import { localeTexts } from '../wire/locale-texts.ts';
import { brandProposal } from './brand-proposal.ts';

/** Brands as staff edit them, and brands proposed by stores. */

const brand = {
  brandName: z.string().trim().min(1).max(60).meta({ description: 'unique, case-insensitive' }),
  localNames: localeTexts(60).default({}).meta({ description: 'names for languages with a different spelling' }),
  brandPic: picturePath.max(200).default(''),
  seq: z
    .int()
    .min(0)
    .max(10_000)
    .default(0)
    .meta({ description: 'ascending; brands with the same number are sorted by name' }),
  isOn: z.boolean().default(true).meta({ description: 'false: hidden from lists and choices' }),
};

export const platformBrandPage = operation({
  method: 'GET',
  path: '/s/brand/page',
  access: staff('catalogue.view'),
  summary: 'Brands in their order, including hidden ones',
  input: z.object({ keyword: z.string().trim().max(60).optional(), ...paging }),
  output: pageOf(
    z.object({
      ...{ brandId: z.int(), brandName: z.string(), localNames: localeTexts(60), brandPic: picturePath },
      ...{ seq: z.int(), isOn: z.boolean() },
      prodCount: z.int().meta({ description: 'number of products, without deleted ones' }),
    }),
  ),
  refusals: [],
});

export const saveBrand = operation({
  method: 'POST',
  path: '/s/brand',
  access: staff('catalogue.edit'),
  summary: 'Adds a brand or changes one',
  input: z.object({ brandId: id.optional(), ...brand }),
  output: z.object({ brandId: z.int() }),
  refusals: ['brand.notFound', 'brand.nameTaken', 'profile.foreignPicture'],
});

export const mergeBrands = operation({
  method: 'POST',
  path: '/s/brand/merge',
  access: staff('catalogue.edit'),
  summary: 'Moves all products of one brand to another and deletes the first',
  input: z.object({ brandId: id.meta({ description: 'the brand to delete' }), intoBrandId: id }),
  output: z.object({ movedCount: z.int() }),
  refusals: ['brand.notFound', 'brand.sameBrand'],
});

export const deleteBrand = operation({
  method: 'DELETE',
  path: '/s/brand',
  access: staff('catalogue.edit'),
  summary: 'Deletes a brand without products',
  input: z.object({ brandId: id }),
  output: z.null(),
  refusals: ['brand.notFound', 'brand.inUse'],
});

export const brandProposalPage = operation({
  method: 'GET',
  path: '/s/brand/proposal/page',
  access: staff('catalogue.view'),
  summary: 'Brand proposals of stores: waiting ones oldest first, decided ones newest first',
  input: z.object({ isOpen: z.stringbool().or(z.boolean()).default(true), ...paging }),
  output: pageOf(z.object({ ...brandProposal, shopId: z.int(), shopName: z.string() })),
  refusals: [],
});

export const acceptBrandProposal = operation({
  method: 'PUT',
  path: '/s/brand/proposal/accept',
  access: staff('catalogue.edit'),
  summary: 'Accepts a brand proposal and adds the brand. The store is notified by mail',
  input: z.object({
    proposalId: id,
    brandName: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .optional()
      .meta({ description: 'name to use instead of the proposed one' }),
  }),
  output: z.object({ brandId: z.int() }),
  refusals: ['brandProposal.notFound', 'brandProposal.decided', 'brand.nameTaken'],
});

export const refuseBrandProposal = operation({
  method: 'PUT',
  path: '/s/brand/proposal/refuse',
  access: staff('catalogue.edit'),
  summary: 'Refuses a brand proposal. The store can read the reason',
  input: z.object({ proposalId: id, reason: z.string().trim().min(3).max(300) }),
  output: z.null(),
  refusals: ['brandProposal.notFound', 'brandProposal.decided'],
});
