import { createPasswordEncryption } from '@galleria/client/password-encryption';
import { passwordKey } from '@galleria/contract/accounts/sign-in';
import { api } from './client.ts';

export const { encrypt: encryptPassword, prepare: prepareEncryption } = createPasswordEncryption(() =>
  api(passwordKey, {}),
);
