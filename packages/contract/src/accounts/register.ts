import { z } from 'zod';
import { operation, visitor } from '../operation.ts';
import { expects } from '../wire/input-formats.ts';
import {
  accountName,
  CodeSent,
  code,
  contact,
  hasOneContact,
  nickName,
  password,
  SignedIn,
  verificationToken,
} from './fields.ts';

export const sendRegisterCode = operation({
  method: 'POST',
  path: '/sms/sendRegisterCode',
  access: visitor,
  summary:
    'Registration, step 1: sends a verification code. An address that already has an account gets a message about that instead',
  input: z.object(contact).refine(hasOneContact, { path: ['mail'], ...expects('mailOrMobile') }),
  output: CodeSent,
  refusals: ['code.tooSoon', 'code.tooMany'],
});

export const checkRegisterCode = operation({
  method: 'PUT',
  path: '/user/checkRegisterCode',
  access: visitor,
  summary: 'Registration, step 1: checks the verification code and returns a verification token',
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
  summary: 'Registration, step 2: creates the account and signs it in',
  input: z.object({
    checkRegisterSmsFlag: verificationToken,
    userName: accountName.optional().meta({ description: 'account name; generated if left out' }),
    passWord: password,
    nickName,
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
