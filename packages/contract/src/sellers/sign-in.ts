import { z } from 'zod';
import { CodeSent, code, contact, hasOneContact, password } from '../accounts/fields.ts';
import { operation, visitor } from '../operation.ts';
import { time } from '../wire/formats.ts';
import { expects } from '../wire/input-formats.ts';
import { RoleOfMember, signedInSeller } from './fields.ts';

const SellerSignedIn = z.object({
  accessToken: z.string().meta({ description: 'empty until the second factor is verified' }),
  expiresIn: z.int().meta({ description: 'seconds until the token expires' }),
  secondFactorToken: z.string().meta({ description: 'for `POST /m/login/totp`; empty if no second factor is set up' }),
});

export const sellerLogin = operation({
  method: 'POST',
  path: '/m/login',
  access: visitor,
  summary: 'Signs a seller in with mail address or mobile number and password',
  input: z.object({ userName: z.string().trim().min(1).max(254), passWord: password }),
  output: SellerSignedIn,
  refusals: [
    'password.notSealed',
    'password.stale',
    'login.tooMany',
    'login.wrong',
    'account.banned',
    'seller.noStore',
  ],
});

export const verifySellerLogin = operation({
  method: 'POST',
  path: '/m/login/totp',
  access: visitor,
  summary: 'Second step of a sign-in: verifies a code of the authenticator app, or a recovery code',
  input: z.object({ secondFactorToken: z.string().min(1).max(200), code }),
  output: SellerSignedIn,
  refusals: ['login.tooMany', 'totp.loginExpired', 'totp.wrong', 'account.banned', 'seller.noStore'],
});

export const sellerLogOut = operation({
  method: 'POST',
  path: '/m/logOut',
  access: visitor,
  summary: 'Ends the session of this browser',
  input: z.object({}),
  output: z.null(),
  refusals: [],
});

export const sendSellerRecoveryCode = operation({
  method: 'POST',
  path: '/m/password/sendCode',
  access: visitor,
  summary:
    'Sends a verification code for resetting the password of a seller. The answer is the same for addresses without an account',
  input: z.object(contact).refine(hasOneContact, { path: ['mail'], ...expects('mailOrMobile') }),
  output: CodeSent,
  refusals: ['code.tooSoon', 'code.tooMany'],
});

export const resetSellerPassword = operation({
  method: 'POST',
  path: '/m/password/reset',
  access: visitor,
  summary: 'Sets a new password with a verification code and ends every session of the seller',
  input: z
    .object({ ...contact, validCode: code, passWord: password })
    .refine(hasOneContact, { path: ['mail'], ...expects('mailOrMobile') }),
  output: z.null(),
  refusals: [
    'password.notSealed',
    'password.stale',
    'password.storeRule',
    'password.common',
    'login.tooMany',
    'code.wrong',
  ],
});

const StoreOfSeller = z.object({
  storeId: z.int(),
  storeName: z.string(),
  storeLogo: z.string(),
  storeStatus: z.int(),
  role: RoleOfMember,
});

export const currentSeller = operation({
  method: 'GET',
  path: '/m/me',
  access: signedInSeller,
  summary: 'The signed-in seller, the current store, and the permissions there',
  input: z.object({}),
  output: z.object({
    sellerId: z.string(),
    name: z.string(),
    mail: z.string(),
    mobile: z.string().meta({ description: 'masked, or empty' }),
    store: StoreOfSeller,
    stores: z.array(StoreOfSeller),
    permissions: z.array(z.string()),
    hasTotp: z.boolean(),
    mustEnrolTotp: z
      .boolean()
      .meta({ description: 'the store requires a second factor; until it is set up, nothing else is permitted' }),
  }),
  refusals: [],
});

export const switchStore = operation({
  method: 'POST',
  path: '/m/store/switch',
  access: signedInSeller,
  summary: 'Switches the session to another store of this seller',
  input: z.object({ storeId: z.int().min(1) }),
  output: z.null(),
  refusals: ['store.notFound'],
});

export const changeSellerPassword = operation({
  method: 'PUT',
  path: '/m/password',
  access: signedInSeller,
  summary: 'Changes the own password and ends every other session',
  input: z.object({ oldPassword: password, newPassword: password }),
  output: z.null(),
  refusals: [
    'password.notSealed',
    'password.stale',
    'password.storeRule',
    'password.common',
    'login.tooMany',
    'password.wrong',
    'password.same',
  ],
});

export const sellerSessionList = operation({
  method: 'GET',
  path: '/m/sessions',
  access: signedInSeller,
  summary: 'Open sessions of this seller',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      browser: z.string(),
      system: z.string(),
      address: z.string(),
      createTime: time,
      lastSeenTime: time,
      current: z.boolean(),
    }),
  ),
  refusals: [],
});

export const endSellerSession = operation({
  method: 'DELETE',
  path: '/m/sessions/{id}',
  access: signedInSeller,
  summary: 'Ends an own session',
  input: z.object({ id: z.uuid() }),
  output: z.null(),
  refusals: ['session.notFound'],
});

export const startTotpEnrolment = operation({
  method: 'POST',
  path: '/m/totp/enrol',
  access: signedInSeller,
  summary: 'Creates a secret for an authenticator app. It is active only after a code has confirmed it',
  input: z.object({ passWord: password }),
  output: z.object({ secret: z.string(), otpauthUrl: z.string() }),
  refusals: ['password.notSealed', 'password.stale', 'login.tooMany', 'password.wrong', 'totp.alreadyOn'],
});

export const confirmTotpEnrolment = operation({
  method: 'POST',
  path: '/m/totp/confirm',
  access: signedInSeller,
  summary: 'Switches the second factor on and returns recovery codes, which are shown once',
  input: z.object({ code }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['login.tooMany', 'totp.wrong', 'totp.alreadyOn'],
});

export const disableTotp = operation({
  method: 'POST',
  path: '/m/totp/disable',
  access: signedInSeller,
  summary: 'Switches the second factor off; needs the password and a code',
  input: z.object({ passWord: password, code }),
  output: z.null(),
  refusals: [
    'password.notSealed',
    'password.stale',
    'login.tooMany',
    'password.wrong',
    'totp.wrong',
    'totp.off',
    'totp.required',
  ],
});
