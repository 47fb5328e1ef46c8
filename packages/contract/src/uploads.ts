import { z } from 'zod';
import { picturePath } from './formats.ts';
import { buyer, operation } from './operation.ts';
import { UploadedFile } from './uploaded-file.ts';

export const uploadPicture = operation({
  method: 'POST',
  path: '/p/file/upload',
  access: buyer,
  summary: 'Stores a picture (JPEG, PNG, WebP, GIF or AVIF) and tells its path',
  input: z.object({
    file: z.instanceof(UploadedFile).meta({ type: 'string', format: 'binary' }),
    purpose: z
      .enum(['avatar', 'logo', 'picture'])
      .default('picture')
      .meta({ description: 'avatars and logos: 2 MB, others 10 MB' }),
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
});
