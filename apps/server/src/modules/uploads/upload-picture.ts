import type { ParsedInputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/uploads';
import type { UploadedFile } from '@galleria/contract/wire/uploaded-file';
import type { BuyerActor, SellerActor, StaffActor } from '@galleria/domain/access/access';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Caller, UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { checkSize } from '../../infra/pictures/redraw-picture.ts';
import { queueFull } from '../../infra/work-queue.ts';
import type { UploadsContext } from './index.ts';
import { consumeQuota } from './quota.ts';
import { insertUpload, lockPicture } from './uploads-db.ts';

const MB = 1024 * 1024;
/** After this time an upload has its row, or has failed. */
const CHECK_AFTER_MINUTES = 60;

export const uploadPicture: UseCase<typeof contract.uploadPicture, UploadsContext> = (context, input, caller) =>
  keepNewPicture(context, input, caller);

export const uploadStorePicture: UseCase<typeof contract.uploadStorePicture, UploadsContext> = (
  context,
  input,
  caller,
) => keepNewPicture(context, input, caller);

export const uploadStaffPicture: UseCase<typeof contract.uploadStaffPicture, UploadsContext> = (
  context,
  input,
  caller,
) => keepNewPicture(context, input, caller);

type Input = ParsedInputOf<typeof contract.uploadPicture>;
type Uploader = Caller<BuyerActor | SellerActor | StaffActor>;

async function keepNewPicture(context: UploadsContext, input: Input, caller: Uploader) {
  const kept = await storePicture(context, input, caller);
  if (isRefused(kept) && kept.refused === 'upload.ticket')
    throw new Error('keepNewPicture: there is no ticket to spend');
  return kept as Exclude<typeof kept, Refused<'upload.ticket'>>;
}

/** Stores a picture that belongs to the caller, who may then save things that show it. A ticket takes one picture. */
export async function storePicture(
  context: UploadsContext,
  { file, purpose }: Input,
  caller: Uploader,
  ticket: number | null = null,
) {
  const { logoMegabytes, pictureMegabytes } = await context.rules();
  const maxBytes = (purpose === 'picture' ? pictureMegabytes : logoMegabytes) * MB;
  const redrawn = await redrawUpload(context, file, maxBytes, caller);
  if (isRefused(redrawn)) return redrawn;

  const { database, pictures } = context;
  const { actor } = caller;
  const { path, webp } = redrawn;
  // Scheduled before the file is written, so that a file which a failure or a crash leaves without a row is deleted.
  await inTransaction(database, actor, async (transaction) =>
    transaction.schedule(
      'removePictures',
      { paths: [path] },
      { runAt: new Date((await transaction.now()).getTime() + CHECK_AFTER_MINUTES * 60_000) },
    ),
  );
  return inTransaction(database, actor, async ({ queries }) => {
    await lockPicture(queries, path);
    const fileId = await insertUpload(queries, { path, bytes: file.sizeBytes, purpose, ticket, ...ownerOf(actor) });
    if (fileId === undefined) return refuse('upload.ticket');
    await pictures.put(path, webp);
    return { fileId, filePath: path };
  });
}

export const ownerOf = ({ kind, userId }: BuyerActor | SellerActor | StaffActor) => ({
  ownerKind: kind,
  ownerId: userId,
});

/** Decodes an uploaded file and encodes it as a new picture, within the caller's quota; nothing is stored yet. */
export async function redrawUpload(
  { database, pictureDecoder, quota }: Pick<UploadsContext, 'database' | 'pictureDecoder' | 'quota'>,
  file: UploadedFile,
  maxBytes: number,
  { actor, signal }: Uploader,
) {
  const limits = { maxBytes };
  const tooLarge = checkSize(file.sizeBytes, limits);
  if (tooLarge) return tooLarge;
  const turn = { key: `${actor.kind}:${actor.userId}`, signal };
  // Takes the quota when it is this caller's turn, so that a refusal by a full queue uses up no quota.
  const redrawn = await pictureDecoder.inTurn(
    turn,
    async (decode) =>
      (await consumeQuota(database.queries, ownerOf(actor), file.sizeBytes, quota)) ?? decode(file.path, limits),
  );
  return redrawn === queueFull ? refuse('call.overloaded') : redrawn;
}
