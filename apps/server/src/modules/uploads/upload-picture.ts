import type * as contract from '@galleria/contract/uploads';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { checkSize } from '../../infra/pictures/redraw-picture.ts';
import { queueFull } from '../../infra/work-queue.ts';
import type { UploadsContext } from './index.ts';
import { insertUpload } from './uploads-db.ts';

const MB = 1024 * 1024;
const LIMIT_BYTES = { avatar: 2 * MB, logo: 2 * MB, picture: 10 * MB };

export const uploadPicture: UseCase<typeof contract.uploadPicture, UploadsContext> = async (
  { database, pictures, pictureDecoder },
  { file, purpose },
  { actor, signal },
) => {
  const limits = { maxBytes: LIMIT_BYTES[purpose] };
  const tooLarge = checkSize(file.sizeBytes, limits);
  if (tooLarge) return tooLarge;

  const turn = { key: `${actor.kind}:${actor.userId}`, signal };
  const redrawn = await pictureDecoder.inTurn(turn, (decode) => decode(file.path, limits));
  if (redrawn === queueFull) return refuse('call.overloaded');
  if (isRefused(redrawn)) return redrawn;

  const { path, webp } = redrawn;
  await pictures.put(path, webp);
  const owner = { ownerKind: actor.kind, ownerId: actor.userId };
  const fileId = await insertUpload(database.queries, { path, bytes: file.sizeBytes, purpose, ...owner });
  return { fileId, filePath: path };
};
