import { z } from 'zod';
import { expects } from '../input-formats.ts';
import { operation, visitor } from '../operation.ts';
import {
  accountName,
  checkedFlag,
  code,
  contact,
  hasOneContact,
  nickName,
  password,
  Sent,
  SignedIn,
} from './fields.ts';

export const sendRegisterCode = operation({
  method: 'POST',
  path: '/sms/sendRegisterCode',
  access: visitor,
  summary: 'Step 1 of joining: sends a code. An address that has an account gets a message that says so instead',
  input: z.object(contact).refine(hasOneContact, { path: ['mail'], ...expects('mailOrMobile') }),
  output: Sent,
  refusals: ['code.tooSoon', 'code.tooMany'],
});

export const checkRegisterCode = operation({
  method: 'PUT',
  path: '/user/checkRegisterCode',
  access: visitor,
  summary: 'Step 1 of joining: checks the code',
  input: z
    .object({ ...contact, validCode: code })
    .refine(hasOneContact, { path: ['mail'], ...expects('mailOrMobile') }),
  output: z.object({ checkRegisterSmsFlag: z.string() }),
  refusals: ['login.tooMany', 'code.wrong'],
});

export const register = operation({
  method: 'POST',
  path: '/user/register',
  access: visitor,
  summary: 'Step 2 of joining: makes the account and signs in',
  input: z.object({
    checkRegisterSmsFlag: checkedFlag,
    userName: accountName,
    passWord: password,
    nickName: nickName.optional(),
  }),
  output: SignedIn,
  refusals: [
    'password.notSealed',
    'password.stale',
    'password.registerRule',
    'password.common',
    'login.tooMany',
    'code.flagSpent',
    'account.nameTaken',
    'account.contactTaken',
  ],
});
