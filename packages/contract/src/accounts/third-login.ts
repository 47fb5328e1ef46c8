import { z } from 'zod';
import { time, whole } from '../formats.ts';
import { buyer, operation, visitor } from '../operation.ts';
import { code, mail, Sent, SignedIn } from './fields.ts';

const socialType = whole
  .pipe(z.union([z.literal(3), z.literal(4)]))
  .meta({ type: 'integer', enum: [3, 4], description: '3 Google, 4 Facebook' });

const callbackUrl = z
  .string()
  .min(1)
  .max(500)
  .meta({ description: 'where the other site sends the person back to: the page /third-login of this mall' });

/** What the other site added to the callback address. */
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
  summary: 'Which other sites can sign somebody in here',
  input: z.object({}),
  output: z.array(z.object({ socialType: z.int(), standIn: z.boolean() })),
  refusals: [],
});

export const startThirdLogin = operation({
  method: 'GET',
  path: '/getThirdLoginUrl',
  access: visitor,
  summary: 'Where to send the browser; keeps state and PKCE secret for its return',
  input: z.object({
    socialType,
    callbackUrl,
    redirectUrl: z.string().max(2000).optional().meta({ description: 'own page to go to afterwards' }),
  }),
  output: z.object({ url: z.string() }),
  refusals: ['thirdLogin.notOffered', 'thirdLogin.callback', 'login.tooMany', 'thirdLogin.unreachable'],
});

const Returned = z.object({
  redirectUrl: z.string().meta({ description: 'own page that was asked for before, or empty' }),
});

export const finishThirdLogin = operation({
  method: 'POST',
  path: '/thirdLogin',
  access: visitor,
  summary:
    'Signs in somebody who comes back from the other site, or hands a new person a key to bind a mail address with',
  input: z.object({ socialType, callbackUrl, authCallback }),
  output: z.union([
    Returned.extend(SignedIn.shape),
    Returned.extend({
      thirdLoginVO: z.object({
        loginKey: z.string(),
        nickName: z.string(),
        mail: z.string().meta({ description: 'what the other site says, as a suggestion' }),
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
  summary: 'Sends a code to bind a mail address after signing in elsewhere',
  input: z.object({ mail }),
  output: Sent,
  refusals: ['code.tooSoon', 'code.tooMany'],
});

export const bindMail = operation({
  method: 'POST',
  path: '/bindMailAndThirdLogin',
  access: visitor,
  summary: 'Binds the account elsewhere to the account of this mail address, makes one if there is none, and signs in',
  input: z.object({ mail, validCode: code, loginKey: z.string().min(1).max(200) }),
  output: SignedIn,
  refusals: ['thirdLogin.keySpent', 'login.tooMany', 'code.wrong', 'thirdLogin.boundToOther', 'account.banned'],
});

const Binding = z.object({
  socialType: z.int(),
  offered: z.boolean().meta({ description: 'whether it can be bound now' }),
  bound: z.boolean(),
  nickName: z.string(),
  bindTime: time.or(z.literal('')),
  removable: z.boolean().meta({ description: 'false when it is the last way in' }),
});

export const bindingList = operation({
  method: 'GET',
  path: '/p/user/bindings',
  access: buyer,
  summary: 'Accounts elsewhere: which can be bound and which are',
  input: z.object({}),
  output: z.array(Binding),
  refusals: [],
});

export const addBinding = operation({
  method: 'POST',
  path: '/p/user/bindings',
  access: buyer,
  summary: 'Binds the account elsewhere that the person comes back from to the account they are signed in to',
  input: z.object({ socialType, callbackUrl, authCallback }),
  output: Returned,
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
  summary: 'Unbinds; the last way in stays',
  input: z.object({ socialType }),
  output: z.null(),
  refusals: ['thirdLogin.notBound', 'thirdLogin.lastWayIn'],
});
