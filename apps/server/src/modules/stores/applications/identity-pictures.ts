import { randomBytes } from 'node:crypto';
import type * as staffContract from '@galleria/contract/stores/staff-applications';
import type * as contract from '@galleria/contract/stores/store-application';
import { PictureFile } from '@galleria/contract/wire/picture-file';
import { SYSTEM } from '@galleria/domain/access/access';
import { formatPicturePath, noBlur, parsePicturePath } from '@galleria/domain/pictures/picture-path';
import { isRefused, refuse } from '@galleria/domain/refusals';
import { type IdentitySide, isAllowed } from '@galleria/domain/stores/store-application';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { lockOpenAccount } from '../../accounts/index.ts';
import { redrawUpload } from '../../uploads/index.ts';
import type { StoresContext } from '../context.ts';
import {
  type Application,
  findApplication,
  findOwnApplication,
  forgetOldIdentities,
  IDENTITY_COLUMN,
  isIdentityPicture,
  lockOrMakeApplication,
  updateApplication,
} from './applications-db.ts';

/**
 * Pictures of identity cards are kept in a picture store of their own that no public route reads. Their names are
 * random: equal pictures share no file, and a name reveals nothing about the picture.
 */

const MAX_BYTES = 10 * 1024 * 1024;
/** After this time an upload is part of its application, or was abandoned. */
const CHECK_AFTER_MINUTES = 60;

export const uploadIdentityPicture: UseCase<typeof contract.uploadIdentityPicture, StoresContext> = async (
  context,
  { file, side },
  caller,
) => {
  const { database, privatePictures } = context;
  const { actor, locale } = caller;
  const redrawn = await redrawUpload(context.uploads, file, MAX_BYTES, caller);
  if (isRefused(redrawn)) return redrawn;
  const path = randomName(redrawn.path);
  // Scheduled before the file is written, so that a file which a crash leaves behind is deleted.
  await inTransaction(database, actor, async (transaction) =>
    transaction.schedule(
      'removeIdentityFiles',
      { paths: [path] },
      { runAt: new Date((await transaction.now()).getTime() + CHECK_AFTER_MINUTES * 60_000) },
    ),
  );
  await privatePictures.put(path, redrawn.webp);
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    await lockOpenAccount(queries, actor.userId);
    const application = await lockOrMakeApplication(queries, actor.userId, locale);
    if (!isAllowed('edit', application.state)) return refuse('application.notEditable');
    const replaced = application[IDENTITY_COLUMN[side]];
    await updateApplication(queries, application.id, { [IDENTITY_COLUMN[side]]: path });
    if (replaced) await transaction.schedule('removeIdentityFiles', { paths: [replaced] });
    return null;
  });
};

function randomName(path: string): string {
  const picture = parsePicturePath(path);
  if (!picture) throw new Error(`randomName: ${path} is not the path of a picture`);
  return formatPicturePath({ ...picture, hash: randomBytes(16).toString('hex'), blur: noBlur });
}

export const identityPicture: UseCase<typeof contract.identityPicture, StoresContext> = async (
  context,
  { side },
  { actor },
) => readSide(context, await findOwnApplication(context.database.queries, actor.userId), side);

/** The contract declares that each call is recorded in the audit log. */
export const applicationIdentity: UseCase<typeof staffContract.applicationIdentity, StoresContext> = async (
  context,
  { applicationId, side },
) => readSide(context, await findApplication(context.database.queries, applicationId), side);

async function readSide({ privatePictures }: StoresContext, application: Application | undefined, side: IdentitySide) {
  const path = application?.[IDENTITY_COLUMN[side]];
  const webp = path && (await privatePictures.get(path));
  return webp ? new PictureFile(webp) : refuse('application.noPicture');
}

/** Job: deletes identity pictures whose retention is over. */
export async function removeOldIdentities({ database }: StoresContext): Promise<void> {
  await inTransaction(database, SYSTEM, async (transaction) => {
    const paths = await forgetOldIdentities(transaction.queries);
    if (paths.length > 0) await transaction.schedule('removeIdentityFiles', { paths });
  });
}

/** Job: deletes those of the files that no application refers to. */
export async function removeIdentityFiles(
  { database, privatePictures }: StoresContext,
  { paths }: { readonly paths: readonly string[] },
): Promise<void> {
  for (const path of paths) {
    if (!(await isIdentityPicture(database.queries, path))) await privatePictures.remove(path);
  }
}
