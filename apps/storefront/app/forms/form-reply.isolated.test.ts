import { describe, expect, it, vi } from 'vitest';
import { defineForm, unchecked } from './define-form.ts';
import { invalidState, refusalState } from './form-reply.server.ts';

vi.mock('../messages/server-text.server.ts', () => ({ serverText: () => (id: string) => id }));

const form = defineForm({
  fields: {
    mail: (mail = '') => (mail.includes('@') ? undefined : 'accounts.error.mailInvalid'),
    passWord: unchecked,
  },
  refusalFields: { 'login.wrong': 'passWord' },
});
const VALUES = { form: 'login', mail: 'ada', passWord: 'secret', validCode: '123456' };

describe('invalidState', () => {
  it('answers with messages by field and the values to fill in again, without secrets', () => {
    expect(invalidState(form, VALUES, 'en')).toEqual({
      form: 'login',
      errors: { mail: 'accounts.error.mailInvalid' },
      values: { form: 'login', mail: 'ada' },
    });
  });

  it('answers with nothing for a correct form, or when only correct fields are asked for', () => {
    expect(invalidState(form, { mail: 'ada@example.com' }, 'en')).toBeUndefined();
    expect(invalidState(form, VALUES, 'en', ['passWord'])).toBeUndefined();
  });
});

describe('refusalState', () => {
  const refuse = (reason: string, data: unknown = null) =>
    refusalState({ reason, message: 'No.', data }, form.refusalFields, VALUES);

  it('puts a refusal beside its field, and any other above the form', () => {
    expect(refuse('login.wrong').errors).toEqual({ passWord: 'No.' });
    expect(refuse('account.banned').errors).toEqual({ form: 'No.' });
  });

  it('puts the messages of invalid input beside the fields that they name', () => {
    const data = [{ field: 'mail', message: 'Too long.' }];
    expect(refuse('input.invalid', data).errors).toEqual({ mail: 'Too long.' });
  });

  it('carries the seconds to wait after too many attempts', () => {
    expect(refuse('login.tooMany', { seconds: 30 })).toMatchObject({ waitSeconds: 30, errors: { form: 'No.' } });
    expect(refuse('login.wrong', { seconds: 30 }).waitSeconds).toBeUndefined();
  });
});
