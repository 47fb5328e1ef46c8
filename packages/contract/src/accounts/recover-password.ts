import { z } from 'zod';
import { operation, visitor } from '../operation.ts';
import { expects } from '../wire/input-formats.ts';
import { CodeSent, code, contact, hasOneContact, password, verificationToken } from './fields.ts';

export const sendRecoveryCode = operation({
  method: 'POST',
  path: '/sms/sendUpdatePwdCode',
  access: visitor,
  summary:
    'Sends a verification code for resetting the password. The answer is the same for addresses without an account',
  input: z.object(contact).refine(hasOneContact, { path: ['mail'], ...expects('mailOrMobile') }),
  output: CodeSent,
  refusals: ['code.tooSoon', 'code.tooMany'],
});

export const checkRecoveryCode = operation({
  method: 'PUT',
  path: '/user/checkUpdatePwdSms',
  access: visitor,
  summary: 'Checks the verification code and returns a verification token',
  input: z
    .object({ ...contact, validCode: code })
    .refine(hasOneContact, { path: ['mail'], ...expects('mailOrMobile') }),
  output: z.object({ checkRegisterSmsFlag: z.string() }),
  refusals: ['login.tooMany', 'code.wrong'],
});

export const resetPassword = operation({
  method: 'PUT',
  path: '/user/updatePwd',
  access: visitor,
  summary: 'Sets the new password and ends every session',
  input: z.object({ checkRegisterSmsFlag: verificationToken, passWord: password }),
  output: z.null(),
  refusals: ['password.notSealed', 'password.stale', 'password.changeRule', 'password.common', 'code.flagSpent'],
});
