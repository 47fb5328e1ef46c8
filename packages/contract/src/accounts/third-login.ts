import { z } from 'zod';
import { buyer, operation, visitor } from '../operation.ts';
import { integer, time } from '../wire/formats.ts';
import { CodeSent, code, mail, SignedIn } from './fields.ts';

const socialType = integer
  .pipe(z.union([z.literal(3), z.literal(4)]))
  .meta({ type: 'integer', enum: [3, 4], description: '3 Google, 4 Facebook' });

const callbackUrl = z
  .string()
  .min(1)
  .max(500)
  .meta({ description: 'redirect URI: the page /third-login/{provider} of this mall' });

/** Query parameters that the provider added to the callback URL. */
const authCallback = z.object({
  code: z.string().max(4096).optional(),
  state: z.string().max(512).optional(),
  error: z.string().max(512).optional(),
  iss: z.string().max(512).optional(),
});

export const thirdLoginProviders = operation({
  method: 'GET',
  path: '/thirdLoginTypes',
  access: visitor,
  summary: 'Enabled OAuth providers; `isFake` marks a fake provider of the demo',
  input: z.object({}),
  output: z.array(z.object({ socialType: z.int(), isFake: z.boolean() })),
  refusals: [],
});

export const startThirdLogin = operation({
  method: 'GET',
  path: '/getThirdLoginUrl',
  access: visitor,
  summary: 'Starts an authorization request (state, nonce, PKCE) and returns the URL of the provider',
  input: z.object({
    socialType,
    callbackUrl,
    redirectUrl: z.string().max(2000).optional().meta({ description: 'page of this mall to open after the sign-in' }),
  }),
  output: z.object({ url: z.string() }),
  refusals: ['thirdLogin.notOffered', 'thirdLogin.callback', 'login.tooMany', 'thirdLogin.unreachable'],
});

const CallbackResult = z.object({
  redirectUrl: z
    .string()
    .meta({ description: 'page of this mall, as given at the start of the authorization request, or empty' }),
});

export const finishThirdLogin = operation({
  method: 'POST',
  path: '/thirdLogin',
  access: visitor,
  summary:
    'Handles the callback of the provider: signs in, or returns a login key with which a new user binds a mail address',
  input: z.object({ socialType, callbackUrl, authCallback }),
  output: z.union([
    CallbackResult.extend(SignedIn.shape),
    CallbackResult.extend({
      thirdLoginVO: z.object({
        loginKey: z.string(),
        nickName: z.string(),
        mail: z.string().meta({ description: 'mail address from the provider, as a suggestion' }),
      }),
    }),
  ]),
  refusals: [
    'thirdLogin.notOffered',
    'thirdLogin.callback',
    'thirdLogin.state',
    'thirdLogin.cancelled',
    'thirdLogin.unreachable',
    'thirdLogin.failed',
    'account.banned',
  ],
});

export const sendBindCode = operation({
  method: 'PUT',
  path: '/user/sendBindSms',
  access: visitor,
  summary: 'Sends a verification code to the mail address that a new user wants to bind',
  input: z.object({ mail }),
  output: CodeSent,
  refusals: ['code.tooSoon', 'code.tooMany'],
});

export const bindMail = operation({
  method: 'POST',
  path: '/bindMailAndThirdLogin',
  access: visitor,
  summary:
    'Binds the external identity to the account of this mail address and signs in; creates the account if there is none',
  input: z.object({ mail, validCode: code, loginKey: z.string().min(1).max(200) }),
  output: SignedIn,
  refusals: ['thirdLogin.keySpent', 'login.tooMany', 'code.wrong', 'thirdLogin.boundToOther', 'account.banned'],
});

const Binding = z.object({
  socialType: z.int(),
  offered: z.boolean().meta({ description: 'whether the provider is enabled, so that it can be bound now' }),
  bound: z.boolean(),
  nickName: z.string(),
  bindTime: time.or(z.literal('')),
  removable: z.boolean().meta({ description: 'false if the binding is the only way to sign in' }),
});

export const bindingList = operation({
  method: 'GET',
  path: '/p/user/bindings',
  access: buyer,
  summary: 'OAuth providers that can be bound, and the bindings of the account',
  input: z.object({}),
  output: z.array(Binding),
  refusals: [],
});

export const addBinding = operation({
  method: 'POST',
  path: '/p/user/bindings',
  access: buyer,
  summary: 'Handles the callback of the provider for a signed-in buyer: binds the external identity to their account',
  input: z.object({ socialType, callbackUrl, authCallback }),
  output: CallbackResult,
  refusals: [
    'thirdLogin.notOffered',
    'thirdLogin.callback',
    'thirdLogin.state',
    'thirdLogin.cancelled',
    'thirdLogin.unreachable',
    'thirdLogin.failed',
    'thirdLogin.boundToOther',
  ],
});

export const removeBinding = operation({
  method: 'DELETE',
  path: '/p/user/bindings',
  access: buyer,
  summary: 'Removes a binding, unless it is the only way to sign in',
  input: z.object({ socialType }),
  output: z.null(),
  refusals: ['thirdLogin.notBound', 'thirdLogin.lastWayIn'],
});
