import { z } from 'zod';
import { CodeSent, code, mail, password } from '../accounts/fields.ts';
import { operation, visitor } from '../operation.ts';
import { time } from '../wire/formats.ts';
import { RoleOfStaff, signedInStaff } from './fields.ts';

const StaffSignedIn = z.object({
  accessToken: z.string().meta({ description: 'empty until the second factor is verified' }),
  expiresIn: z.int().meta({ description: 'seconds until the token expires' }),
  secondFactorToken: z.string().meta({ description: 'for `POST /s/login/totp`; empty if no second factor is set up' }),
});

export const staffLogin = operation({
  method: 'POST',
  path: '/s/login',
  access: visitor,
  summary: 'Signs a member of staff in with mail address and password',
  input: z.object({ userName: z.string().trim().min(1).max(254), passWord: password }),
  output: StaffSignedIn,
  refusals: ['password.notSealed', 'password.stale', 'login.tooMany', 'login.wrong', 'staff.disabled'],
});

export const verifyStaffLogin = operation({
  method: 'POST',
  path: '/s/login/totp',
  access: visitor,
  summary: 'Second step of a sign-in: verifies a code of the authenticator app, or a recovery code',
  input: z.object({ secondFactorToken: z.string().min(1).max(200), code }),
  output: StaffSignedIn,
  refusals: ['login.tooMany', 'totp.loginExpired', 'totp.wrong', 'staff.disabled'],
});

export const staffLogOut = operation({
  method: 'POST',
  path: '/s/logOut',
  access: visitor,
  summary: 'Ends the session of this browser',
  input: z.object({}),
  output: z.null(),
  refusals: [],
});

export const sendStaffRecoveryCode = operation({
  method: 'POST',
  path: '/s/password/sendCode',
  access: visitor,
  summary:
    'Sends a verification code for resetting the password of a member of staff. The answer is the same for addresses without an account',
  input: z.object({ mail }),
  output: CodeSent,
  refusals: ['code.tooSoon', 'code.tooMany'],
});

export const resetStaffPassword = operation({
  method: 'POST',
  path: '/s/password/reset',
  access: visitor,
  summary: 'Sets a new password with a verification code and ends every session of the member of staff',
  input: z.object({ mail, validCode: code, passWord: password }),
  output: z.null(),
  refusals: [
    'password.notSealed',
    'password.stale',
    'password.registerRule',
    'password.common',
    'login.tooMany',
    'code.wrong',
  ],
});

export const currentStaff = operation({
  method: 'GET',
  path: '/s/me',
  access: signedInStaff,
  summary: 'The signed-in member of staff and their permissions',
  input: z.object({}),
  output: z.object({
    staffId: z.string(),
    name: z.string(),
    mail: z.string(),
    role: RoleOfStaff,
    permissions: z.array(z.string()),
    hasTotp: z.boolean(),
    mustEnrolTotp: z
      .boolean()
      .meta({ description: 'the role requires a second factor; until it is set up, nothing else is permitted' }),
  }),
  refusals: [],
});

export const changeStaffPassword = operation({
  method: 'PUT',
  path: '/s/password',
  access: signedInStaff,
  summary: 'Changes the own password and ends every other session',
  input: z.object({ oldPassword: password, newPassword: password }),
  output: z.null(),
  refusals: [
    'password.notSealed',
    'password.stale',
    'password.registerRule',
    'password.common',
    'login.tooMany',
    'password.wrong',
    'password.same',
  ],
});

export const staffSessionList = operation({
  method: 'GET',
  path: '/s/sessions',
  access: signedInStaff,
  summary: 'Open sessions of this member of staff',
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

export const endStaffSession = operation({
  method: 'DELETE',
  path: '/s/sessions/{id}',
  access: signedInStaff,
  summary: 'Ends an own session',
  input: z.object({ id: z.uuid() }),
  output: z.null(),
  refusals: ['session.notFound'],
});

export const startStaffTotp = operation({
  method: 'POST',
  path: '/s/totp/enrol',
  access: signedInStaff,
  summary: 'Creates a secret for an authenticator app. It is active only after a code has confirmed it',
  input: z.object({ passWord: password }),
  output: z.object({ secret: z.string(), otpauthUrl: z.string() }),
  refusals: ['password.notSealed', 'password.stale', 'login.tooMany', 'password.wrong', 'totp.alreadyOn'],
});

export const confirmStaffTotp = operation({
  method: 'POST',
  path: '/s/totp/confirm',
  access: signedInStaff,
  summary: 'Switches the second factor on and returns recovery codes, which are shown once',
  input: z.object({ code }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['login.tooMany', 'totp.wrong', 'totp.alreadyOn'],
});

export const disableStaffTotp = operation({
  method: 'POST',
  path: '/s/totp/disable',
  access: signedInStaff,
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
