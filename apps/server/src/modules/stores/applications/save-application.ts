import type { ParsedInputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/stores/store-application';
import { type Refused, refuse } from '@galleria/domain/refusals';
import { fold } from '@galleria/domain/search/fold';
import { isAllowed, isValidFoundingDate } from '@galleria/domain/stores/store-application';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { lockOpenAccount } from '../../accounts/index.ts';
import { claimPicture, releasePicture } from '../../uploads/index.ts';
import type { StoresContext } from '../context.ts';
import { isNameTaken, lockStoreNames } from '../settings/store-row-db.ts';
import {
  type Application,
  type ApplicationChanges,
  hasApplicationWithName,
  identityPaths,
  lockOrMakeApplication,
  updateApplication,
} from './applications-db.ts';
import { findRegion } from './present-application.ts';

export const saveStoreApplication: UseCase<typeof contract.saveStoreApplication, StoresContext> = async (
  context,
  input,
  { actor, locale },
) => {
  const { areaId } = input;
  if (areaId && !(await findRegion(context, areaId, locale))) return refuse('address.unknownArea');
  return inTransaction(context.database, actor, async (transaction) => {
    const { queries } = transaction;
    await lockOpenAccount(queries, actor.userId);
    const before = await lockOrMakeApplication(queries, actor.userId, locale);
    if (!isAllowed('edit', before.state)) return refuse('application.notEditable');
    const problem = await claimPictures(transaction, before, input);
    if (problem) return problem;
    await updateApplication(queries, before.id, { ...columnsOf(input), locale });
    return null;
  });
};

export const sendStoreApplication: UseCase<typeof contract.sendStoreApplication, StoresContext> = async (
  context,
  { agrees: _, ...input },
  { actor, locale },
) => {
  if (!(await findRegion(context, input.areaId, locale))) return refuse('address.unknownArea');
  return inTransaction(context.database, actor, async (transaction) => {
    const { queries } = transaction;
    await lockOpenAccount(queries, actor.userId);
    await lockStoreNames(queries);
    const before = await lockOrMakeApplication(queries, actor.userId, locale);
    if (!isAllowed('send', before.state)) return refuse('application.notEditable');
    const now = await transaction.now();
    if (!isValidFoundingDate(input.foundedOn, now.toISOString().slice(0, 10)))
      return refuse('application.foundedLater');
    if (identityPaths(before).length < 2) return refuse('application.identityMissing');
    const problem = await claimPictures(transaction, before, input);
    if (problem) return problem;
    const folded = fold(input.shopName);
    if (await isNameTaken(queries, 0, folded)) return refuse('store.nameTaken');
    if (await hasApplicationWithName(queries, folded, before.id)) return refuse('store.nameTaken');
    await updateApplication(queries, before.id, {
      ...columnsOf(input),
      ...{ locale, state: 'review', sentAt: now, decidedAt: null, reasons: [], remark: '' },
      revision: before.revision + 1,
    });
    return null;
  });
};

type Fields = ParsedInputOf<typeof contract.saveStoreApplication>;

/** Contains the given fields only. */
function columnsOf({ shopName, contactPhone, shopLogo, licencePic, ...same }: Fields): ApplicationChanges {
  return {
    ...same,
    ...(shopName !== undefined && { name: shopName, foldedName: fold(shopName) }),
    ...(contactPhone !== undefined && { phone: contactPhone }),
    ...(shopLogo !== undefined && { logo: shopLogo }),
    ...(licencePic !== undefined && { licencePicture: licencePic }),
  };
}

/** Keeps the applicant's uploads as long as the application shows them. */
async function claimPictures(
  transaction: Transaction,
  before: Application,
  { shopLogo = before.logo, licencePic = before.licencePicture }: Fields,
): Promise<Refused<'profile.foreignPicture'> | undefined> {
  const shown = [
    { holder: 'storeApplication.logo', purpose: 'logo', from: before.logo, to: shopLogo },
    { holder: 'storeApplication.licence', purpose: 'picture', from: before.licencePicture, to: licencePic },
  ];
  for (const { holder, purpose, from, to } of shown) {
    if (from === to) continue;
    const holding = { holder, holderId: String(before.id) };
    if (to === '') {
      await releasePicture(transaction, holding);
      continue;
    }
    const upload = { ownerKind: 'buyer', ownerId: before.userId, path: to, purpose };
    if (!(await claimPicture(transaction, holding, upload))) return refuse('profile.foreignPicture');
  }
  return undefined;
}
