import { z } from 'zod';
import { operation, visitor } from '../operation.ts';
import { CodeSent, code, mail, password, SignedIn } from './fields.ts';

export const passwordKey = operation({
  method: 'GET',
  path: '/crypto/publicKey',
  access: visitor,
  summary: 'Public key (JWK) for encrypting passwords in transport',
  input: z.object({}),
  output: z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    use: z.literal('enc'),
    alg: z.literal('ECDH-ES+A256KW'),
    kid: z.string(),
    now: z.int().meta({
      description: 'server time in milliseconds, for the timestamp inside the JWE: the clocks of browsers may be wrong',
    }),
  }),
  refusals: [],
});

export const login = operation({
  method: 'POST',
  path: '/login',
  access: visitor,
  summary: 'Signs in with a password',
  input: z.object({
    userName: z.string().trim().min(1).max(254).meta({ description: 'mail address, mobile number or account name' }),
    passWord: password,
  }),
  output: SignedIn,
  refusals: ['password.notSealed', 'password.stale', 'login.tooMany', 'login.wrong', 'account.banned'],
});

export const sendLoginCode = operation({
  method: 'POST',
  path: '/sms/sendLoginCode',
  access: visitor,
  summary: 'Sends a verification code for signing in. The answer is the same for addresses without an account',
  input: z.object({ mail }),
  output: CodeSent,
  refusals: ['code.tooSoon', 'code.tooMany'],
});

export const mailLogin = operation({
  method: 'POST',
  path: '/mailLogin',
  access: visitor,
  summary: 'Signs in with a verification code sent by mail',
  input: z.object({ userName: mail, passWord: code }),
  output: SignedIn,
  refusals: ['login.tooMany', 'code.wrong', 'account.banned'],
});

export const logOut = operation({
  method: 'POST',
  path: '/logOut',
  access: visitor,
  summary: 'Ends the session of the token sent with this request',
  input: z.object({}),
  output: z.null(),
  refusals: [],
});
