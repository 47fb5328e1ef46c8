import type { LocaleTexts } from '@galleria/domain/site/locales';
import { STORE_STATUS } from '@galleria/domain/stores/store-status';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { addPictureReference, handOverPicture } from '../../uploads/index.ts';
import type { StoresContext } from '../context.ts';
import { switchStatus } from '../settings/store-row-db.ts';
import { foldedNames } from '../store-summaries.ts';
import { insertQualifications, insertStore } from '../stores-db.ts';
import { STORE_CHANGED } from '../write-stores.ts';
import { type Application, findOwnApplication, lockOwnApplication, updateApplication } from './applications-db.ts';
import { findRegion } from './present-application.ts';

/** Makes the store of an accepted application, with its papers. It opens when its owner has an account. */
export async function createStore(
  context: Pick<StoresContext, 'addresses'>,
  transaction: Transaction,
  application: Application,
): Promise<number> {
  const { queries } = transaction;
  const { id, name, intro, logo, phone, licenceNumber, foundedOn, areaId, licencePicture } = application;
  if (areaId === null || foundedOn === null) throw new Error(`createStore: application ${id} is not complete`);
  const inOwnLanguage = (text: string): LocaleTexts => (text ? { [application.locale]: text } : {});
  const region = await findRegion(context, areaId, application.locale);
  const address = inOwnLanguage([region?.region, application.address].filter(Boolean).join(' '));
  const storeId = await insertStore(queries, {
    ...{ name: inOwnLanguage(name), intro: inOwnLanguage(intro), foldedNames: foldedNames(inOwnLanguage(name)) },
    ...{ logo, phone, address, status: STORE_STATUS.notYetOpen },
  });
  await insertQualifications(queries, [
    {
      ...{ storeId, licenceNumber, foundedOn, companyAddress: address, licencePictures: [licencePicture] },
      companyName: inOwnLanguage(application.companyName),
      legalRepresentative: inOwnLanguage(application.legalRepresentative),
      registeredCapital: inOwnLanguage(application.registeredCapital),
      businessTerm: inOwnLanguage(application.businessTerm),
      businessScope: inOwnLanguage(application.businessScope),
    },
  ]);
  await addPictureReference(transaction, { holder: 'store.pictures', holderId: `${storeId}:${logo}` }, logo);
  await addPictureReference(
    transaction,
    { holder: 'store.papers', holderId: `${storeId}:${licencePicture}` },
    licencePicture,
  );
  await transaction.changed('stores');
  return storeId;
}

export interface AcceptedApplication {
  readonly applicationId: number;
  readonly userId: string;
  readonly storeId: number;
  readonly ownerName: string;
  readonly pictures: readonly string[];
}

function accepted(application: Application | undefined): AcceptedApplication | undefined {
  if (application?.state !== 'accepted' || application.storeId === null) return undefined;
  const { id: applicationId, userId, storeId, legalRepresentative: ownerName, logo, licencePicture } = application;
  return { applicationId, userId, storeId, ownerName, pictures: [logo, licencePicture] };
}

/** Whether this buyer has an accepted application, whose store waits for its owner's account. */
export async function hasAcceptedApplication(queries: Queries, userId: string): Promise<boolean> {
  return accepted(await findOwnApplication(queries, userId)) !== undefined;
}

/** Locks the accepted application until the transaction ends, so that only one account is made for its owner. */
export async function lockAcceptedApplication(
  { queries }: Transaction,
  userId: string,
): Promise<AcceptedApplication | undefined> {
  return accepted(await lockOwnApplication(queries, userId));
}

/** Called when the owner has an account. A store that staff closed in the meantime stays closed. */
export async function openAcceptedStore(
  transaction: Transaction,
  { applicationId, userId, storeId, pictures }: AcceptedApplication,
  sellerId: string,
): Promise<void> {
  const { queries } = transaction;
  await updateApplication(queries, applicationId, { state: 'opened' });
  for (const path of pictures) {
    const from = { ownerKind: 'buyer', ownerId: userId };
    await handOverPicture(transaction, path, from, { ownerKind: 'seller', ownerId: sellerId });
  }
  await switchStatus(queries, storeId, STORE_STATUS.notYetOpen, STORE_STATUS.normal);
  await transaction.changed('stores');
  await transaction.announce(STORE_CHANGED, { storeId });
}
