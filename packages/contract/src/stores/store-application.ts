import {
  APPLICATION_LIMITS,
  APPLICATION_REASONS,
  APPLICATION_STATES,
  IDENTITY_SIDES,
  isContactNumber,
  type LimitedText,
} from '@galleria/domain/stores/store-application';
import { isStoreName, STORE_NAME_LIMIT } from '@galleria/domain/stores/store-name';
import { z } from 'zod';
import { buyer, operation } from '../operation.ts';
import { id, picturePath, time } from '../wire/formats.ts';
import { expects } from '../wire/input-formats.ts';
import { PictureFile } from '../wire/picture-file.ts';
import { UPLOAD_REFUSALS, UploadedFile } from '../wire/uploaded-file.ts';
import { ApplicationPapers } from './application-papers.ts';

/** Opening a store, up to the accepted application. The store's account is created in `sellers/store-account.ts`. */

const draftText = (field: LimitedText) => z.string().trim().max(APPLICATION_LIMITS[field].max);
const fullText = (field: LimitedText) => draftText(field).min(APPLICATION_LIMITS[field].min);
const ownPicture = picturePath.max(300);
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const day = z.iso.date(expects('date'));

export const storeApplication = operation({
  method: 'GET',
  path: '/p/shop/application',
  access: buyer,
  summary: 'Application of this account to open a store, or null',
  input: z.object({}),
  output: ApplicationPapers.extend({
    state: z.enum(APPLICATION_STATES),
    reasons: z.array(z.enum(APPLICATION_REASONS)).meta({ description: 'reasons of the refusal' }),
    remark: z.string().meta({ description: 'remark of staff about the refusal' }),
    sendTime: time.nullable(),
    decideTime: time.nullable(),
    shopId: z.int().nullable(),
    shopStatus: z.int().nullable(),
  }).nullable(),
  refusals: [],
});

export const mapTiles = operation({
  method: 'GET',
  path: '/p/shop/application/map',
  access: buyer,
  summary: 'URL of the map tiles; null if none is configured',
  input: z.object({}),
  output: z.object({ url: z.string(), attribution: z.string() }).nullable(),
  refusals: [],
});

export const saveStoreApplication = operation({
  method: 'PUT',
  path: '/p/shop/application',
  access: buyer,
  summary: 'Saves the given fields of the application, which may be incomplete; the first call creates it',
  input: z
    .object({
      shopName: z
        .string()
        .trim()
        .max(STORE_NAME_LIMIT * 2),
      contactPhone: z.string().trim().max(26),
      areaId: id.nullable(),
      address: draftText('address'),
      latitude: latitude.nullable(),
      longitude: longitude.nullable(),
      intro: draftText('intro'),
      shopLogo: ownPicture,
      licencePic: ownPicture,
      licenceNumber: draftText('licenceNumber'),
      companyName: draftText('companyName'),
      legalRepresentative: draftText('legalRepresentative'),
      registeredCapital: draftText('registeredCapital'),
      foundedOn: day.nullable(),
      businessTerm: draftText('businessTerm'),
      businessScope: draftText('businessScope'),
    })
    .partial(),
  output: z.null(),
  refusals: ['application.notEditable', 'address.unknownArea', 'profile.foreignPicture'],
});

export const sendStoreApplication = operation({
  method: 'POST',
  path: '/p/shop/application',
  access: buyer,
  summary: 'Submits the application to the mall, for the first time or again after a refusal',
  input: z.object({
    shopName: z.string().trim().refine(isStoreName, expects('storeName')),
    contactPhone: z.string().trim().refine(isContactNumber, expects('phone')),
    areaId: id,
    address: fullText('address'),
    latitude,
    longitude,
    intro: fullText('intro'),
    shopLogo: ownPicture.min(1, expects('picture')),
    licencePic: ownPicture.min(1, expects('picture')),
    licenceNumber: fullText('licenceNumber'),
    companyName: fullText('companyName'),
    legalRepresentative: fullText('legalRepresentative'),
    registeredCapital: fullText('registeredCapital'),
    foundedOn: day,
    businessTerm: fullText('businessTerm'),
    businessScope: fullText('businessScope'),
    agrees: z.literal(true).meta({ description: 'agreement to the terms for stores' }),
  }),
  output: z.null(),
  refusals: [
    'application.notEditable',
    'application.foundedLater',
    'application.identityMissing',
    'address.unknownArea',
    'profile.foreignPicture',
    'store.nameTaken',
  ],
});

export const withdrawStoreApplication = operation({
  method: 'DELETE',
  path: '/p/shop/application',
  access: buyer,
  summary: 'Withdraws an application that is not decided yet; it stays as a draft',
  input: z.object({}),
  output: z.null(),
  refusals: ['application.notWaiting'],
});

const side = z.enum(IDENTITY_SIDES).meta({ description: 'side of the identity card' });

export const uploadIdentityPicture = operation({
  method: 'POST',
  path: '/p/shop/application/identity',
  access: buyer,
  summary: 'Stores one identity picture, separately from other pictures; replaces an earlier one',
  input: z.object({ file: z.instanceof(UploadedFile).meta({ type: 'string', format: 'binary' }), side }),
  output: z.null(),
  refusals: ['application.notEditable', ...UPLOAD_REFUSALS],
  file: 'file',
  inQuery: ['side'],
});

export const identityPicture = operation({
  method: 'GET',
  path: '/p/shop/application/identity',
  access: buyer,
  summary: 'One own identity picture',
  input: z.object({ side }),
  output: z.instanceof(PictureFile),
  refusals: ['application.noPicture'],
  picture: true,
});
