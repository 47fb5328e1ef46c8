import { z } from 'zod';
import { expects } from '../input-formats.ts';
import { operation, visitor } from '../operation.ts';
import { checkedFlag, code, contact, hasOneContact, password, Sent } from './fields.ts';

export const sendRecoveryCode = operation({
  method: 'POST',
  path: '/sms/sendUpdatePwdCode',
  access: visitor,
  summary: 'Sends a code to choose a new password with. Says the same whether or not the address has an account',
  input: z.object(contact).refine(hasOneContact, { path: ['mail'], ...expects('mailOrMobile') }),
  output: Sent,
  refusals: ['code.tooSoon', 'code.tooMany'],
});

export const checkRecoveryCode = operation({
  method: 'PUT',
  path: '/user/checkUpdatePwdSms',
  access: visitor,
  summary: 'Checks the code',
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
  summary: 'Sets the new password and signs out every device',
  input: z.object({ checkRegisterSmsFlag: checkedFlag, passWord: password }),
  output: z.null(),
  refusals: ['password.notSealed', 'password.stale', 'password.changeRule', 'password.common', 'code.flagSpent'],
});
