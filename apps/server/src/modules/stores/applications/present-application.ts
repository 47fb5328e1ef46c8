import type { ApplicationPapers } from '@galleria/contract/stores/application-papers';
import type { Locale } from '@galleria/domain/site/locales';
import { IDENTITY_SIDES } from '@galleria/domain/stores/store-application';
import type { z } from 'zod';
import type { StoresContext } from '../context.ts';
import { type Application, IDENTITY_COLUMN } from './applications-db.ts';

/** Province, city and district of a district's code; undefined for one that does not exist. */
export async function findRegion({ addresses }: Pick<StoresContext, 'addresses'>, areaId: number, locale: Locale) {
  for (const province of await addresses.regionTree(locale)) {
    for (const city of province.areas) {
      const district = city.areas.find((one) => one.areaId === areaId);
      if (!district) continue;
      const names = [...new Set([province.areaName, city.areaName, district.areaName])];
      return { provinceId: province.areaId, cityId: city.areaId, areaId, region: names.join(' ') };
    }
  }
  return undefined;
}

/** The application, with the sides of the identity card that are stored but not the pictures. */
export async function presentPapers(
  context: Pick<StoresContext, 'addresses'>,
  application: Application,
  locale: Locale,
): Promise<z.output<typeof ApplicationPapers>> {
  const { areaId } = application;
  const region = areaId === null ? undefined : await findRegion(context, areaId, locale);
  const { address, latitude, longitude, intro, licenceNumber, companyName, legalRepresentative } = application;
  const { registeredCapital, foundedOn, businessTerm, businessScope } = application;
  return {
    ...(region ?? { provinceId: null, cityId: null, areaId: null, region: '' }),
    ...{ address, latitude, longitude, intro, licenceNumber, companyName, legalRepresentative },
    ...{ registeredCapital, foundedOn, businessTerm, businessScope },
    shopName: application.name,
    contactPhone: application.phone,
    shopLogo: application.logo,
    licencePic: application.licencePicture,
    identity: IDENTITY_SIDES.filter((side) => application[IDENTITY_COLUMN[side]] !== ''),
  };
}
