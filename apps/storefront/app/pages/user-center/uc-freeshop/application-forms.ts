import type { setStoreAccount } from '@galleria/contract/sellers/store-account';
import type { sendStoreApplication } from '@galleria/contract/stores/store-application';
import {
  APPLICATION_LIMITS,
  hasLength,
  isContactNumber,
  isValidFoundingDate,
  type LimitedText,
  parseDegrees,
} from '@galleria/domain/stores/store-application';
import { isStoreName, STORE_NAME_LIMIT } from '@galleria/domain/stores/store-name';
import { checkCode, checkMobile, newPasswordFields } from '../../../features/accounts/account-rules.ts';
import { defineForm, type FieldsOf, unchecked } from '../../../forms/define-form.ts';
import type { FormProblem } from '../../../forms/form-state.ts';

/** The forms of the page, one for each step. The rules are those of the server. */

function lengthOf(field: LimitedText) {
  return (text = ''): FormProblem | undefined => {
    if (hasLength(field, text)) return undefined;
    const { min, max } = APPLICATION_LIMITS[field];
    if (text.trim().length > max) return { id: 'storeOpening.error.long', values: { max } };
    return { id: 'storeOpening.error.short', values: { min } };
  };
}

export const storeForm = defineForm({
  fields: {
    shopName: (name = '') =>
      isStoreName(name) ? undefined : { id: 'storeOpening.error.name', values: { limit: STORE_NAME_LIMIT } },
    contactPhone: (phone = '') => (isContactNumber(phone) ? undefined : 'storeOpening.error.phone'),
    intro: lengthOf('intro'),
  } satisfies FieldsOf<typeof sendStoreApplication>,
});

const degrees = (kind: 'latitude' | 'longitude') => {
  return (typed = ''): FormProblem | undefined =>
    parseDegrees(kind, typed) === undefined ? 'storeOpening.error.coordinates' : undefined;
};

export const placeForm = defineForm({
  fields: {
    provinceId: unchecked,
    cityId: unchecked,
    areaId: (areaId) => (Number(areaId) > 0 ? undefined : 'storeOpening.error.region'),
    address: lengthOf('address'),
    latitude: degrees('latitude'),
    longitude: degrees('longitude'),
  } satisfies FieldsOf<typeof sendStoreApplication, 'provinceId' | 'cityId'>,
  refusalFields: { 'address.unknownArea': 'areaId' },
});

/** `today` is the day on which the page was rendered. */
export const companyForm = defineForm({
  fields: {
    companyName: lengthOf('companyName'),
    licenceNumber: lengthOf('licenceNumber'),
    legalRepresentative: lengthOf('legalRepresentative'),
    registeredCapital: lengthOf('registeredCapital'),
    foundedOn: (day = '', { today = '' }) =>
      isValidFoundingDate(day, today) ? undefined : 'storeOpening.error.founded',
    businessTerm: lengthOf('businessTerm'),
    businessScope: lengthOf('businessScope'),
    today: unchecked,
  } satisfies FieldsOf<typeof sendStoreApplication, 'today'>,
});

export const sendForm = defineForm({
  fields: { agrees: (agrees) => (agrees ? undefined : 'storeOpening.error.agree') } satisfies FieldsOf<
    typeof sendStoreApplication
  >,
});

export const accountForm = defineForm({
  fields: {
    mobile: checkMobile,
    validCode: checkCode,
    ...newPasswordFields('store'),
  } satisfies FieldsOf<typeof setStoreAccount, 'confirmation'>,
  encrypted: ['passWord'],
  localOnly: ['confirmation'],
  refusalFields: {
    'password.storeRule': 'passWord',
    'password.common': 'passWord',
    'password.wrong': 'passWord',
    'password.stale': 'passWord',
    'code.wrong': 'validCode',
  },
});

export const STEPS = ['store', 'place', 'company', 'identity', 'send'] as const;
export type Step = (typeof STEPS)[number];

export function isStep(text: string | null): text is Step {
  return STEPS.some((step) => step === text);
}

export const stepAddress = (step: Step) => `/user-center/uc-freeshop?step=${step}`;
