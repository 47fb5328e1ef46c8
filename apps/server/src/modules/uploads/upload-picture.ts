import type { ParsedInputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/uploads';
import type { BuyerActor, SellerActor, StaffActor } from '@galleria/domain/access/access';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { Caller, UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { checkSize } from '../../infra/pictures/redraw-picture.ts';
import { queueFull } from '../../infra/work-queue.ts';
import type { UploadsContext } from './index.ts';
import { takeQuota } from './quota.ts';
import { insertUpload, lockPicture } from './uploads-db.ts';

const MB = 1024 * 1024;

export const uploadPicture: UseCase<typeof contract.uploadPicture, UploadsContext> = (context, input, caller) =>
  keepPicture(context, input, caller);

export const uploadStorePicture: UseCase<typeof contract.uploadStorePicture, UploadsContext> = (
  context,
  input,
  caller,
) => keepPicture(context, input, caller);

export const uploadStaffPicture: UseCase<typeof contract.uploadStaffPicture, UploadsContext> = (
  context,
  input,
  caller,
) => keepPicture(context, input, caller);

type Input = ParsedInputOf<typeof contract.uploadPicture>;

/** It belongs to the person: what they save next may show it. */
async function keepPicture(
  { database, pictures, pictureDecoder, quota, rules }: UploadsContext,
  { file, purpose }: Input,
  { actor, signal }: Caller<BuyerActor | SellerActor | StaffActor>,
) {
  const { logoMegabytes, pictureMegabytes } = await rules();
  const limits = { maxBytes: (purpose === 'picture' ? pictureMegabytes : logoMegabytes) * MB };
  const tooLarge = checkSize(file.sizeBytes, limits);
  if (tooLarge) return tooLarge;

  const owner = { ownerKind: actor.kind, ownerId: actor.userId };
  const turn = { key: `${actor.kind}:${actor.userId}`, signal };
  // The quota is taken when it is this caller's turn: a refusal by a full queue costs nobody a part of theirs.
  const redrawn = await pictureDecoder.inTurn(
    turn,
    async (decode) => (await takeQuota(database.queries, owner, file.sizeBytes, quota)) ?? decode(file.path, limits),
  );
  if (redrawn === queueFull) return refuse('call.overloaded');
  if (isRefused(redrawn)) return redrawn;

  const { path, webp } = redrawn;
  const fileId = await inTransaction(database, actor, async ({ queries }) => {
    await lockPicture(queries, path);
    await pictures.put(path, webp);
    return insertUpload(queries, { path, bytes: file.sizeBytes, purpose, ...owner });
  });
  return { fileId, filePath: path };
}
