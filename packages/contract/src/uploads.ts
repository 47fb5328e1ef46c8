import { z } from 'zod';
import { buyer, operation, visitor } from './operation.ts';
import { signedInSeller } from './sellers/fields.ts';
import { signedInStaff } from './staff/fields.ts';
import { picturePath } from './wire/formats.ts';
import { UPLOAD_REFUSALS, UploadedFile } from './wire/uploaded-file.ts';

/** Shared by these operations. A picture belongs to the person who uploaded it. */
const picture = {
  method: 'POST',
  input: z.object({
    file: z.instanceof(UploadedFile).meta({ type: 'string', format: 'binary' }),
    purpose: z.enum(['avatar', 'logo', 'picture']).default('picture').meta({
      description: 'size limits: 2 MB for avatars and logos, 10 MB for others, unless the mall has other settings',
    }),
  }),
  output: z.object({ fileId: z.int(), filePath: picturePath }),
  refusals: UPLOAD_REFUSALS,
  file: 'file',
  inQuery: ['purpose'],
} as const;

export const uploadPicture = operation({
  ...picture,
  path: '/p/file/upload',
  access: buyer,
  summary: 'Stores a picture (JPEG, PNG, WebP, GIF or AVIF) and returns its path',
});

const purpose = picture.input.shape.purpose;

export const pictureUploadAddress = operation({
  method: 'GET',
  path: '/p/file/getPreSignUrl',
  access: buyer,
  summary:
    'Upload in three steps, 1: returns an upload ticket, a signed URL for one picture of this buyer, valid for ten minutes',
  input: z.object({ purpose, fileName: z.string().max(200).optional().meta({ description: 'ignored' }) }),
  output: z.object({
    fileId: z.int().meta({ description: 'for step 3' }),
    preSignUrl: z.string().meta({ description: 'URL for the PUT request of step 2, which needs no token' }),
  }),
  refusals: [],
});

export const putPicture = operation({
  method: 'PUT',
  path: '/file/put/{ticket}',
  access: visitor,
  summary: 'Upload in three steps, 2: takes the picture as the body; the signature in the URL identifies the buyer',
  input: z.object({ ticket: z.string().max(500), file: picture.input.shape.file }),
  output: z.null(),
  refusals: ['upload.ticket', ...picture.refusals],
  file: 'file',
  rawFile: true,
});

export const confirmUpload = operation({
  method: 'PUT',
  path: '/p/file/uploadSuccess',
  access: buyer,
  summary: 'Upload in three steps, 3: returns id and path of the picture, which depend on the uploaded content',
  input: z.object({ fileId: z.int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  output: picture.output,
  refusals: ['upload.ticket'],
});

export const uploadStorePicture = operation({
  ...picture,
  path: '/m/file/upload',
  access: signedInSeller,
  summary: 'Stores a picture for a later save by the seller and returns its path',
});

export const uploadStaffPicture = operation({
  ...picture,
  path: '/s/file/upload',
  access: signedInStaff,
  summary: 'Stores a picture for a later save by the member of staff and returns its path',
});
