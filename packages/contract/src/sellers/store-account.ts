import { z } from 'zod';
import { CodeSent, code, mobile, password } from '../accounts/fields.ts';
import { buyer, operation } from '../operation.ts';

/** The last step of opening a store: its owner's account for the back office. */

export const sendStoreAccountCode = operation({
  method: 'POST',
  path: '/p/shop/account/sendCode',
  access: buyer,
  summary: 'Sends a verification code to the mobile number with which the owner of an accepted store will sign in',
  input: z.object({ mobile }),
  output: CodeSent,
  refusals: ['application.notAccepted', 'code.tooSoon', 'code.tooMany'],
});

export const setStoreAccount = operation({
  method: 'POST',
  path: '/p/shop/account',
  access: buyer,
  summary:
    'Creates the owner’s account of an accepted store and opens the store. If the number already has an account, the store is added to it',
  input: z.object({ mobile, validCode: code, passWord: password }),
  output: z.object({ shopId: z.int() }),
  refusals: [
    'application.notAccepted',
    'password.notSealed',
    'password.stale',
    'password.common',
    'password.storeRule',
    'code.wrong',
    'login.tooMany',
    'password.wrong',
    'seller.suspended',
  ],
});
