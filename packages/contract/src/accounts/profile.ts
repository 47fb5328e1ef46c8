import { z } from 'zod';
import { buyer, operation } from '../operation.ts';
import { picturePath } from '../wire/formats.ts';
import { expects } from '../wire/input-formats.ts';
import { CodeSent, code, contact, hasOneContact, nickName, password } from './fields.ts';

const sex = z.enum(['M', 'F', '']).meta({ description: 'M, F, or empty for not specified' });
const birthDate = z.union([z.iso.date(), z.literal('')], expects('date')).meta({ description: 'yyyy-MM-dd, or empty' });

export const userInfo = operation({
  method: 'GET',
  path: '/p/user/userInfo',
  access: buyer,
  summary: 'The signed-in account',
  input: z.object({}),
  output: z.object({
    nickName: z.string(),
    pic: picturePath,
    userId: z.string(),
    userMail: z.string(),
    userMobile: z.string().meta({ description: 'masked, or empty' }),
    userName: z.string(),
    sex,
    birthDate,
    hasPassword: z.boolean(),
    hasPayPassword: z.boolean(),
  }),
  refusals: [],
});

export const userCenter = operation({
  method: 'GET',
  path: '/p/user/centerInfo',
  access: buyer,
  summary: 'Header of the user centre, with the store that this account owns',
  input: z.object({}),
  output: z.object({
    userId: z.string(),
    nickName: z.string(),
    shopId: z.int().nullable(),
    shopStatus: z.int().nullable(),
  }),
  refusals: [],
});

export const updateProfile = operation({
  method: 'PUT',
  path: '/p/user/setUserInfo',
  access: buyer,
  summary: 'Updates the given fields of the profile; the others stay unchanged',
  input: z.object({
    nickName: nickName.optional(),
    avatarUrl: picturePath
      .max(300)
      .optional()
      .meta({ description: 'path of a picture that this account uploaded, or empty' }),
    sex: sex.optional(),
    birthDate: birthDate.optional(),
  }),
  output: z.null(),
  refusals: ['profile.birthDate', 'profile.foreignPicture'],
});

export const sendContactCode = operation({
  method: 'POST',
  path: '/p/user/sendContactCode',
  access: buyer,
  summary: 'Sends a verification code to a new mail address or mobile number for this account',
  input: z.object(contact).refine(hasOneContact, { path: ['mail'], ...expects('mailOrMobile') }),
  output: CodeSent,
  refusals: ['code.tooSoon', 'code.tooMany'],
});

export const changeContact = operation({
  method: 'PUT',
  path: '/p/user/contact',
  access: buyer,
  summary: 'Replaces the mail address or mobile number with a verified one and notifies the previous contact',
  input: z
    .object({ ...contact, validCode: code, passWord: password.optional() })
    .refine(hasOneContact, { path: ['mail'], ...expects('mailOrMobile') }),
  output: z.null(),
  refusals: [
    'password.missing',
    'password.notSealed',
    'password.stale',
    'login.tooMany',
    'password.wrong',
    'code.wrong',
    'account.contactTaken',
  ],
});
