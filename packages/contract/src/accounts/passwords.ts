import { z } from 'zod';
import { buyer, operation } from '../operation.ts';
import { CodeSent, code, password } from './fields.ts';

export const changePassword = operation({
  method: 'PUT',
  path: '/p/user/password',
  access: buyer,
  summary:
    'Changes the password and ends every other session; an account without a password sets its first one with a verification code',
  input: z.object({
    oldPassword: password.optional(),
    validCode: code.optional(),
    newPassword: password,
  }),
  output: z.null(),
  refusals: [
    'password.notSealed',
    'password.stale',
    'password.changeRule',
    'password.common',
    'login.tooMany',
    'password.wrong',
    'code.wrong',
    'password.same',
  ],
});

export const setPayPassword = operation({
  method: 'PUT',
  path: '/p/user/payPassword',
  access: buyer,
  summary: 'Sets the pay password; needs the current one, or a verification code if none is set or it is forgotten',
  input: z.object({
    payPassword: password,
    oldPayPassword: password.optional(),
    validCode: code.optional(),
  }),
  output: z.null(),
  refusals: [
    'password.notSealed',
    'password.stale',
    'password.payRule',
    'payPassword.locked',
    'payPassword.wrong',
    'login.tooMany',
    'code.wrong',
  ],
});

export const sendConfirmationCode = operation({
  method: 'POST',
  path: '/p/user/sendOwnCode',
  access: buyer,
  summary:
    'Sends a verification code to the mail address of the account, or to its mobile number if it has no mail address',
  input: z.object({ purpose: z.enum(['payPassword', 'password', 'destroy']) }),
  output: CodeSent.extend({ sentTo: z.string().meta({ description: 'masked address of the message' }) }),
  refusals: ['code.tooSoon', 'code.tooMany'],
});
