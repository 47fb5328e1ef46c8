import type * as contract from '@galleria/contract/uploads';
import { isRefused } from '@galleria/domain/refusals';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { storePicture } from '../../infra/pictures/store-picture.ts';
import type { UploadsContext } from './index.ts';
import { insertUpload } from './uploads-db.ts';

const MB = 1024 * 1024;
const LIMIT_BYTES = { avatar: 2 * MB, logo: 2 * MB, picture: 10 * MB };

export const uploadPicture: UseCase<typeof contract.uploadPicture, UploadsContext> = async (
  { database, pictures },
  { file, purpose },
  { actor },
) => {
  const stored = await storePicture(pictures, Buffer.from(file), { maxBytes: LIMIT_BYTES[purpose] });
  if (isRefused(stored)) return stored;
  const owner = { ownerKind: actor.kind, ownerId: actor.userId };
  const fileId = await insertUpload(database.queries, { path: stored.path, bytes: file.length, purpose, ...owner });
  return { fileId, filePath: stored.path };
};
