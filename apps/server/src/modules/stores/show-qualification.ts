import type { OutputOf } from '@galleria/contract/operation';
import type { storeQualifications } from '@galleria/contract/stores';
import { type Locale, type LocaleTexts, textIn } from '@galleria/domain/site/locales';
import type { StoreSummary } from './store-heads.ts';
import type { readQualification } from './stores-db.ts';

type Papers = Awaited<ReturnType<typeof readQualification>>;

/** A store whose papers have not been handed in yet shows empty lines. */
export function showQualification(
  head: StoreSummary,
  papers: Papers,
  locale: Locale,
): OutputOf<typeof storeQualifications> {
  const read = (texts: LocaleTexts | undefined) => textIn(texts ?? {}, locale);
  return {
    shopId: head.shopId,
    shopName: head.shopName,
    companyName: read(papers?.companyName),
    licenceNumber: papers?.licenceNumber ?? '',
    companyAddress: read(papers?.companyAddress),
    legalRepresentative: read(papers?.legalRepresentative),
    registeredCapital: read(papers?.registeredCapital),
    foundedOn: papers?.foundedOn ?? '',
    businessTerm: read(papers?.businessTerm),
    businessScope: read(papers?.businessScope),
    licencePics: papers?.licencePictures ?? [],
  };
}
