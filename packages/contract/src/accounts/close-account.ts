import { z } from 'zod';
import { buyer, operation } from '../operation.ts';
import { code, password } from './fields.ts';

export const exportAccount = operation({
  method: 'GET',
  path: '/p/user/export',
  access: buyer,
  summary: 'Export of all personal data of the account, by capability',
  input: z.object({}),
  output: z.record(z.string(), z.json()),
  refusals: [],
});

export const closeAccount = operation({
  method: 'POST',
  path: '/p/user/destroy',
  access: buyer,
  summary: 'Closes the account: erases personal data, ends every session, and frees the contact address',
  input: z.object({
    passWord: password.optional(),
    validCode: code.optional().meta({ description: 'verification code, for an account without a password' }),
  }),
  output: z.null(),
  refusals: [
    'password.notSealed',
    'password.stale',
    'login.tooMany',
    'password.wrong',
    'code.wrong',
    'account.hasBalance',
    'account.hasOrders',
  ],
});
