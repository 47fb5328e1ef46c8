import type { OutputOf } from '@galleria/contract/operation';
import type { storeApplication } from '@galleria/contract/stores/store-application';
import { checkForm } from '../../../forms/define-form.ts';
import type { FormProblem } from '../../../forms/form-state.ts';
import { companyForm, placeForm, type Step, storeForm } from './application-forms.ts';

export type Application = NonNullable<OutputOf<typeof storeApplication>>;

const typed = (value: number | string | null) => (value === null ? '' : String(value));

/** The values of the inputs as strings. */
export function valuesOf(application: Application) {
  const { shopName, contactPhone, intro, address, companyName, licenceNumber, legalRepresentative } = application;
  const { registeredCapital, businessTerm, businessScope } = application;
  return {
    ...{ shopName, contactPhone, intro, address, companyName, licenceNumber, legalRepresentative },
    ...{ registeredCapital, businessTerm, businessScope },
    provinceId: typed(application.provinceId),
    cityId: typed(application.cityId),
    areaId: typed(application.areaId),
    latitude: typed(application.latitude),
    longitude: typed(application.longitude),
    foundedOn: typed(application.foundedOn),
  };
}

/** The missing fields of each step before the application can be sent. */
export function missingByStep(application: Application, today: string): Record<Exclude<Step, 'send'>, FormProblem[]> {
  const values = { ...valuesOf(application), today };
  const list = (problems: object): FormProblem[] => Object.values(problems);
  return {
    store: [
      ...list(checkForm(storeForm, values)),
      ...(application.shopLogo ? [] : ['storeOpening.error.logo' as const]),
    ],
    place: list(checkForm(placeForm, values)),
    company: [
      ...list(checkForm(companyForm, values)),
      ...(application.licencePic ? [] : ['storeOpening.error.licence' as const]),
    ],
    identity: application.identity.length === 2 ? [] : ['storeOpening.error.identity'],
  };
}

export const NEW_APPLICATION: Application = {
  ...{ shopName: '', contactPhone: '', provinceId: null, cityId: null, areaId: null, region: '', address: '' },
  ...{ latitude: null, longitude: null, intro: '', shopLogo: '', licencePic: '', licenceNumber: '', companyName: '' },
  ...{ legalRepresentative: '', registeredCapital: '', foundedOn: null, businessTerm: '', businessScope: '' },
  ...{ identity: [], state: 'draft', reasons: [], remark: '', sendTime: null, decideTime: null },
  ...{ shopId: null, shopStatus: null },
};
