import type { StorePapers } from '@galleria/contract/store-settings/fields';
import type { z } from 'zod';
import type { PapersDraft } from './papers-db.ts';

/** Papers in all languages, as the consoles read them. */
export function presentPapers(papers: PapersDraft): z.output<typeof StorePapers> {
  const { companyName, licenceNumber, companyAddress, legalRepresentative, registeredCapital } = papers;
  const { foundedOn, businessTerm, businessScope, expiresOn, licencePictures } = papers;
  return {
    ...{ companyName, licenceNumber, companyAddress, legalRepresentative, registeredCapital },
    ...{ foundedOn, businessTerm, businessScope, expiresOn: expiresOn ?? null, licencePics: licencePictures },
  };
}
