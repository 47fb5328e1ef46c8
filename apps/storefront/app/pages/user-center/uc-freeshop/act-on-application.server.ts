import type { PageVisit } from '@galleria/contract/call';
import type { InputOf } from '@galleria/contract/operation';
import { sendStoreAccountCode, setStoreAccount } from '@galleria/contract/sellers/store-account';
import {
  saveStoreApplication,
  sendStoreApplication,
  storeApplication,
  withdrawStoreApplication,
} from '@galleria/contract/stores/store-application';
import { parseDegrees } from '@galleria/domain/stores/store-application';
import { redirect } from 'react-router';
import type { Regions } from '../../../features/addresses/address-fields.ts';
import { regionsAround } from '../../../features/addresses/regions.server.ts';
import { callOrThrow, codeOutcome, outcomeOf } from '../../../forms/answers.server.ts';
import { type FormDefinition, readValues } from '../../../forms/define-form.ts';
import { invalidState, problemState } from '../../../forms/form-reply.server.ts';
import { type FormState, type FormValues, readForm } from '../../../forms/form-state.ts';
import { serverText } from '../../../messages/server-text.server.ts';
import {
  accountForm,
  companyForm,
  isStep,
  placeForm,
  STEPS,
  sendForm,
  stepAddress,
  storeForm,
} from './application-forms.ts';

export interface ApplicationOutcome extends FormState {
  /** The regions of a chosen province or city, for browsers without scripts, which get them from the action. */
  readonly regions?: Regions;
}

const STEP_FORMS: Readonly<Record<string, FormDefinition<string>>> = {
  store: storeForm as FormDefinition<string>,
  place: placeForm as FormDefinition<string>,
  company: companyForm as FormDefinition<string>,
};

/** The forms of the page: one for each step, `picture`, `send`, `withdraw` and `account`. */
export async function actOnApplication(visit: PageVisit, url: URL, data: FormData): Promise<ApplicationOutcome> {
  const name = String(data.get('form'));
  const stepForm = STEP_FORMS[name];
  if (stepForm) return saveStep(visit, url, readValues(stepForm, data), stepForm);
  if (name === 'picture') return savePicture(visit, url, readForm(data));
  if (name === 'send') return send(visit, url, readValues(sendForm, data));
  if (name === 'account') return setAccount(visit, url, readValues(accountForm, data));
  const values = readForm(data);
  return outcomeOf(await visit.call(withdrawStoreApplication, {}), { url, values });
}

/** Saves a step as a draft (`later`), or validates it and redirects to the next step. */
async function saveStep(visit: PageVisit, url: URL, values: FormValues, form: FormDefinition<string>) {
  const outcome =
    values.intent === 'regions'
      ? problemState({}, values, serverText(visit.locale))
      : ((values.intent === 'later' ? undefined : invalidState(form, values, visit.locale)) ??
        outcomeOf(await visit.call(saveStoreApplication, inputOf(values)), { url, values }, form.refusalFields));
  if (outcome.done && values.intent !== 'later') throw redirect(stepAddress(stepAfter(values.form)));
  if (values.form !== 'place' || outcome.done) return outcome;
  return { ...outcome, regions: await regionsAround(visit, url, Number(values.provinceId), Number(values.cityId)) };
}

function stepAfter(step = '') {
  return (isStep(step) && STEPS[STEPS.indexOf(step) + 1]) || 'send';
}

/** Only the fields of the step; an invalid number or an empty day is saved as null. */
function inputOf({ form: _, intent: __, provinceId: ___, cityId: ____, today: _____, ...texts }: FormValues) {
  const { areaId, latitude, longitude, foundedOn, ...same } = texts;
  const input: InputOf<typeof saveStoreApplication> = {
    ...same,
    ...(areaId !== undefined && { areaId: Number(areaId) || null }),
    ...(latitude !== undefined && { latitude: parseDegrees('latitude', latitude) ?? null }),
    ...(longitude !== undefined && { longitude: parseDegrees('longitude', longitude) ?? null }),
    ...(foundedOn !== undefined && { foundedOn: foundedOn || null }),
  };
  return input;
}

async function savePicture({ call }: PageVisit, url: URL, values: FormValues): Promise<FormState> {
  const { shopLogo, licencePic } = values as FormValues<'shopLogo' | 'licencePic'>;
  return outcomeOf(await call(saveStoreApplication, { shopLogo, licencePic }), { url, values });
}

/** Sends the saved steps as one application. */
async function send(visit: PageVisit, url: URL, values: FormValues): Promise<FormState> {
  const invalid = invalidState(sendForm, values, visit.locale);
  if (invalid) return invalid;
  const saved = await callOrThrow(visit, url, storeApplication, {});
  const { identity: _, region: __, provinceId: ___, cityId: ____, ...papers } = saved ?? {};
  // The operation refuses an incomplete application; the page has listed the missing parts already.
  const answer = await visit.call(sendStoreApplication, { ...papers, agrees: true } as InputOf<
    typeof sendStoreApplication
  >);
  if (answer.ok) throw redirect('/user-center/uc-freeshop');
  const outcome = outcomeOf(answer, { url, values });
  const [first] = Object.values(outcome.errors);
  return { ...outcome, errors: { form: outcome.errors.form ?? first ?? '' } };
}

async function setAccount({ call, locale }: PageVisit, url: URL, values: FormValues<keyof typeof accountForm.fields>) {
  const sendsCode = values.intent === 'sendCode';
  const invalid = invalidState(accountForm, values, locale, sendsCode ? ['mobile'] : undefined);
  if (invalid) return invalid;
  const { mobile = '', validCode = '', passWord = '' } = values;
  if (sendsCode) return codeOutcome(await call(sendStoreAccountCode, { mobile }), { url, values });
  const answer = await call(setStoreAccount, { mobile, validCode, passWord });
  if (answer.ok) throw redirect('/user-center/uc-freeshop');
  return outcomeOf(answer, { url, values }, accountForm.refusalFields);
}
