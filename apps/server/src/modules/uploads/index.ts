import { formatApiTime } from '@galleria/contract/wire/api-time';
import { z } from 'zod';
import type { Database } from '../../infra/database/database.ts';
import { defineModule, job, plainJob } from '../../infra/modules/define-module.ts';
import type { PersonalData } from '../../infra/modules/personal-data.ts';
import type { PictureDecoder } from '../../infra/pictures/picture-decoder.ts';
import type { PictureStore } from '../../infra/pictures/picture-store.ts';
import type { Secrets } from '../../infra/secrets/secrets.ts';
import type { Site } from '../site/index.ts';
import type { UploadQuota } from './quota.ts';
import { removePictures, removeUnusedUploads } from './remove-pictures.ts';
import { confirmUpload, pictureUploadAddress, putPicture } from './upload-in-steps.ts';
import { uploadPicture, uploadStaffPicture, uploadStorePicture } from './upload-picture.ts';
import { listUploads, removeUploads } from './uploads-db.ts';

export { updatePictureReferences } from './picture-references.ts';
export { addPictureReference, claimPicture, handOverPicture, releasePicture } from './references-db.ts';
export { redrawUpload } from './upload-picture.ts';

interface UploadsNeeds {
  readonly database: Database;
  readonly pictures: PictureStore;
  readonly pictureDecoder: PictureDecoder;
  /** The folder of the variants that were generated from stored pictures. */
  readonly pictureCacheDir: string;
  readonly secrets: Pick<Secrets, 'keyFor'>;
  readonly config: { readonly uploadQuota: UploadQuota };
  readonly site: Pick<Site, 'rules'>;
}

export interface UploadsContext extends Omit<UploadsNeeds, 'config' | 'secrets' | 'site'> {
  /** Signs the addresses of uploads in steps. */
  readonly ticketKey: Buffer;
  readonly quota: UploadQuota;
  readonly rules: Site['rules'];
}

const ownerOf = (userId: string) => ({ ownerKind: 'buyer', ownerId: userId });

/** Picture files of an erased account are deleted by a job, since files cannot be part of a transaction. */
const uploadsPersonalData: PersonalData = {
  capability: 'pictures',
  read: async (queries, userId) =>
    (await listUploads(queries, ownerOf(userId))).map(({ path, bytes, createdAt }) => ({
      path,
      bytes,
      createTime: formatApiTime(createdAt),
    })),
  erase: async (transaction, userId) => {
    const paths = await removeUploads(transaction.queries, ownerOf(userId));
    if (paths.length > 0) await transaction.schedule('removePictures', { paths });
  },
};

/**
 * Pictures that people upload, with the owner of each file. A module claims a picture in the transaction that saves a
 * reference to it, and releases it when the reference is removed; unreferenced pictures are removed after a day.
 */
export const uploads = defineModule({
  name: 'uploads',
  open: ({
    database,
    pictures,
    pictureDecoder,
    pictureCacheDir,
    secrets,
    config,
    site,
  }: UploadsNeeds): UploadsContext => ({
    ...{ database, pictures, pictureDecoder, pictureCacheDir },
    ticketKey: secrets.keyFor('uploads'),
    quota: config.uploadQuota,
    rules: site.rules,
  }),
  operations: {
    ...{ uploadPicture, uploadStorePicture, uploadStaffPicture },
    ...{ pictureUploadAddress, putPicture, confirmUpload },
  },
  jobs: {
    removePictures: job('bulk', z.object({ paths: z.array(z.string()) }), removePictures),
    removeUnusedUploads: plainJob('bulk', removeUnusedUploads),
  },
  schedule: { removeUnusedUploads: '25 * * * *' },
  personalData: [uploadsPersonalData],
});
