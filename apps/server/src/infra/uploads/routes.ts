import { upload } from '@galleria/contract/files';
import { isRefused } from '@galleria/domain/refusals';
import { type Binding, bind } from '../calls/binding.ts';
import type { Queries } from '../database/database.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { storePicture } from '../pictures/store-picture.ts';
import { insertUpload } from './uploads-db.ts';

const MB = 1024 * 1024;
const LIMIT_BYTES = { avatar: 2 * MB, logo: 2 * MB, picture: 10 * MB };

export function uploadRoutes(queries: Queries, store: PictureStore): Binding[] {
  return [
    bind(upload, async ({ file, purpose }, { actor }) => {
      if (actor.kind === 'visitor') throw new Error('an upload needs an owner');
      const stored = await storePicture(store, Buffer.from(file), { maxBytes: LIMIT_BYTES[purpose] });
      if (isRefused(stored)) return stored;
      const owner = { ownerKind: actor.kind, ownerId: actor.userId };
      const fileId = await insertUpload(queries, { path: stored.path, bytes: file.length, purpose, ...owner });
      return { fileId, filePath: stored.path };
    }),
  ];
}
