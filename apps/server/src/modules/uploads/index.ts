import { z } from 'zod';
import type { Database } from '../../infra/database/database.ts';
import { defineModule, job } from '../../infra/modules/define-module.ts';
import type { PictureDecoder } from '../../infra/pictures/picture-decoder.ts';
import type { PictureStore } from '../../infra/pictures/picture-store.ts';
import { removePictures } from './remove-pictures.ts';
import { uploadPicture } from './upload-picture.ts';
import { uploadsPersonalData } from './uploads-personal-data.ts';

export { ownsUpload } from './uploads-db.ts';

export interface UploadsContext {
  readonly database: Database;
  readonly pictures: PictureStore;
  readonly pictureDecoder: PictureDecoder;
  /** Where the sizes of a picture that somebody looked at lie. */
  readonly pictureCacheDir: string;
}

/** Pictures that people upload: who owns which file. */
export const uploads = defineModule({
  name: 'uploads',
  open: ({ database, pictures, pictureDecoder, pictureCacheDir }: UploadsContext): UploadsContext => ({
    database,
    pictures,
    pictureDecoder,
    pictureCacheDir,
  }),
  operations: { uploadPicture },
  jobs: { removePictures: job(z.object({ paths: z.array(z.string()) }), removePictures) },
  personalData: [uploadsPersonalData],
});
