import { z } from 'zod';
import { buyer, operation } from '../operation.ts';
import { code, password, Sent } from './fields.ts';

export const changePassword = operation({
  method: 'PUT',
  path: '/p/user/password',
  access: buyer,
  summary: 'Changes the password and signs out every other device; an account without one sets it with a code',
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
  summary: 'Sets the pay password: with the old one, or with a code when there is none or it is forgotten',
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
  summary: 'Sends a code to the own mail address, else to the own mobile number, before something that matters',
  input: z.object({ purpose: z.enum(['payPassword', 'password', 'destroy']) }),
  output: Sent.extend({ sentTo: z.string().meta({ description: 'masked' }) }),
  refusals: ['code.tooSoon', 'code.tooMany'],
});
