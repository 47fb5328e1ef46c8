import { z } from 'zod';
import type { Database } from '../../infra/database/database.ts';
import { defineModule, job } from '../../infra/modules/define-module.ts';
import type { PictureStore } from '../../infra/pictures/picture-store.ts';
import { removePictures } from './remove-pictures.ts';
import { uploadPicture } from './upload-picture.ts';
import { uploadsPersonalData } from './uploads-personal-data.ts';

export { ownsUpload } from './uploads-db.ts';

export interface UploadsContext {
  readonly database: Database;
  readonly pictures: PictureStore;
  /** Where the sizes of a picture that somebody looked at lie. */
  readonly pictureCacheDir: string;
}

/** Pictures that people upload: who owns which file. */
export const uploads = defineModule({
  name: 'uploads',
  open: ({ database, pictures, pictureCacheDir }: UploadsContext): UploadsContext => ({
    database,
    pictures,
    pictureCacheDir,
  }),
  operations: { uploadPicture },
  jobs: { removePictures: job(z.object({ paths: z.array(z.string()) }), removePictures) },
  personalData: [uploadsPersonalData],
});
