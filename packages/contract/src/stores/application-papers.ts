import { IDENTITY_SIDES } from '@galleria/domain/stores/store-application';
import { z } from 'zod';
import { picturePath } from '../wire/formats.ts';

/** The contents of an application, for staff and for its applicant. */
export const ApplicationPapers = z.object({
  shopName: z.string(),
  contactPhone: z.string(),
  provinceId: z.int().nullable(),
  cityId: z.int().nullable(),
  areaId: z.int().nullable().meta({ description: 'district code' }),
  region: z.string().meta({ description: 'province, city and district in the language of the call' }),
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  intro: z.string(),
  shopLogo: picturePath,
  licencePic: picturePath,
  licenceNumber: z.string(),
  companyName: z.string(),
  legalRepresentative: z.string(),
  registeredCapital: z.string(),
  foundedOn: z.string().nullable().meta({ description: 'yyyy-MM-dd' }),
  businessTerm: z.string(),
  businessScope: z.string(),
  identity: z.array(z.enum(IDENTITY_SIDES)).meta({ description: 'sides of the identity card that are stored' }),
});
