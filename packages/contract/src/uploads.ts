import { z } from 'zod';
import { picturePath } from './formats.ts';
import { buyer, operation } from './operation.ts';
import { signedInSeller } from './sellers/fields.ts';
import { signedInStaff } from './staff/fields.ts';
import { UploadedFile } from './uploaded-file.ts';

/** What these operations have in common. The picture belongs to the person who uploads it. */
const picture = {
  method: 'POST',
  input: z.object({
    file: z.instanceof(UploadedFile).meta({ type: 'string', format: 'binary' }),
    purpose: z
      .enum(['avatar', 'logo', 'picture'])
      .default('picture')
      .meta({ description: 'avatars and logos: 2 MB, others 10 MB, unless the mall says otherwise' }),
  }),
  output: z.object({ fileId: z.int(), filePath: picturePath }),
  refusals: [
    'picture.tooLarge',
    'picture.format',
    'picture.tooManyPixels',
    'picture.broken',
    'upload.tooManyAtOnce',
    'upload.dailyQuota',
    'call.overloaded',
    'call.timeout',
  ],
  file: 'file',
  inQuery: ['purpose'],
} as const;

export const uploadPicture = operation({
  ...picture,
  path: '/p/file/upload',
  access: buyer,
  summary: 'Stores a picture (JPEG, PNG, WebP, GIF or AVIF) and tells its path',
});

export const uploadStorePicture = operation({
  ...picture,
  path: '/m/file/upload',
  access: signedInSeller,
  summary: 'Stores a picture for what the seller saves next, and tells its path',
});

export const uploadStaffPicture = operation({
  ...picture,
  path: '/s/file/upload',
  access: signedInStaff,
  summary: 'Stores a picture for what the member of staff saves next, and tells its path',
});
