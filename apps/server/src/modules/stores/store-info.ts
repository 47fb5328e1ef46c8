import type * as contract from '@galleria/contract/stores/stores';
import { refuse } from '@galleria/domain/refusals';
import { type LocaleTexts, textIn } from '@galleria/domain/site/locales';
import { isOpen } from '@galleria/domain/stores/store-status';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { StoresContext } from './context.ts';
import { presentFans } from './store-summaries.ts';
import { readQualification } from './stores-db.ts';

export const storeInfo: UseCase<typeof contract.storeInfo, StoresContext> = async (
  { summaries, currentFans },
  { shopId },
  { locale },
) => {
  const summary = (await summaries(locale)).get(shopId);
  if (!summary) return refuse('store.notFound');
  return { ...summary, ...presentFans((await currentFans(shopId)) ?? summary.fansCount) };
};

/** A store without papers has empty fields. */
export const storeQualifications: UseCase<typeof contract.storeQualifications, StoresContext> = async (
  { database, summaries },
  { shopId },
  { locale },
) => {
  const summary = (await summaries(locale)).get(shopId);
  if (!summary) return refuse('store.notFound');
  if (!isOpen(summary.shopStatus)) return refuse('store.notOpen');
  const documents = await readQualification(database.queries, shopId);
  const translate = (texts: LocaleTexts | undefined) => textIn(texts ?? {}, locale);
  return {
    shopId,
    shopName: summary.shopName,
    companyName: translate(documents?.companyName),
    licenceNumber: documents?.licenceNumber ?? '',
    companyAddress: translate(documents?.companyAddress),
    legalRepresentative: translate(documents?.legalRepresentative),
    registeredCapital: translate(documents?.registeredCapital),
    foundedOn: documents?.foundedOn ?? '',
    businessTerm: translate(documents?.businessTerm),
    businessScope: translate(documents?.businessScope),
    licencePics: documents?.licencePictures ?? [],
  };
};
