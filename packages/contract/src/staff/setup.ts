import { z } from 'zod';
import { mail, password } from '../accounts/fields.ts';
import { operation, visitor } from '../operation.ts';

const token = z.string().min(1).max(200).meta({ description: 'token of the link that the server prints at startup' });

export const staffSetupInfo = operation({
  method: 'GET',
  path: '/s/setup',
  access: visitor,
  summary: 'Checks whether a link for the first superuser is still valid',
  input: z.object({ token }),
  output: z.null(),
  refusals: ['staff.setupExpired'],
});

export const setUpStaff = operation({
  method: 'POST',
  path: '/s/setup',
  access: visitor,
  summary: 'Creates the first superuser of a mall without one',
  input: z.object({ token, name: z.string().trim().min(1).max(40), mail, passWord: password }),
  output: z.null(),
  refusals: [
    'password.notSealed',
    'password.stale',
    'password.registerRule',
    'password.common',
    'staff.setupExpired',
    'staff.already',
  ],
});
