import type { login } from '@galleria/contract/accounts/sign-in';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { checkForm, defineForm, type FieldsOf, readValues, unchecked, valuesToSend } from './define-form.ts';
import type { FormValues } from './form-state.ts';
import type { FormHandle } from './use-form.ts';

const form = defineForm({
  fields: {
    userName: (userName) => (userName ? undefined : 'accounts.error.accountRequired'),
    passWord: unchecked,
    confirmation: (confirmation, { passWord }) =>
      confirmation === undefined || confirmation === passWord ? undefined : 'accounts.error.mismatch',
  } satisfies FieldsOf<typeof login, 'confirmation'>,
  encrypted: ['passWord'],
  localOnly: ['confirmation'],
  refusalFields: { 'login.wrong': 'passWord' },
});

type Field = 'userName' | 'passWord' | 'confirmation';

function dataOf(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

describe('defineForm', () => {
  it('types every use of a field name by the fields', () => {
    expectTypeOf<keyof typeof form.fields>().toEqualTypeOf<Field>();
    expectTypeOf<FormHandle<Field>['field']>().parameter(0).toEqualTypeOf<Field>();
    expectTypeOf<FormHandle<Field>['errorOf']>().parameter(0).toEqualTypeOf<Field | 'form'>();
    expectTypeOf<keyof FormValues<Field>>().toEqualTypeOf<Field | 'form' | 'intent'>();
    expectTypeOf<keyof FieldsOf<typeof login, 'agree'>>().toEqualTypeOf<'userName' | 'passWord' | 'agree'>();
  });
});

describe('checkForm', () => {
  it('reports the problems of all fields', () => {
    expect(checkForm(form, { passWord: 'a', confirmation: 'b' })).toEqual({
      userName: 'accounts.error.accountRequired',
      confirmation: 'accounts.error.mismatch',
    });
  });

  it('reports nothing about a correct form', () => {
    expect(checkForm(form, { userName: 'ada', passWord: 'a', confirmation: 'a' })).toEqual({});
  });

  it('checks only the fields that it is asked for', () => {
    expect(checkForm(form, { passWord: 'a', confirmation: 'b' }, ['userName'])).toEqual({
      userName: 'accounts.error.accountRequired',
    });
  });
});

describe('readValues', () => {
  it('reads the trimmed values of the fields, of `form` and of `intent`, and nothing else', () => {
    const data = dataOf({ userName: ' ada ', passWord: '', intent: 'sendCode', form: 'login', isAdmin: '1' });
    expect(readValues(form, data)).toEqual({ userName: 'ada', passWord: '', intent: 'sendCode', form: 'login' });
  });
});

describe('valuesToSend', () => {
  const encrypt = async (plain: string) => `encrypted(${plain})`;

  it('encrypts passwords and leaves local fields out', async () => {
    const values = { form: 'login', userName: 'ada', passWord: 'secret', confirmation: 'secret' };
    expect(await valuesToSend(form, values, encrypt)).toEqual({
      form: 'login',
      userName: 'ada',
      passWord: 'encrypted(secret)',
    });
  });

  it('sends an empty password as it is, so that the server can refuse it', async () => {
    expect(await valuesToSend(form, { userName: '', passWord: '' }, encrypt)).toEqual({ userName: '', passWord: '' });
  });
});
