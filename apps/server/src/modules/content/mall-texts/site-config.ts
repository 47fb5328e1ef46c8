import type * as contract from '@galleria/contract/content/site-config';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { readSetting, writeSetting } from '../../site/index.ts';
import { updatePictureReferences } from '../../uploads/index.ts';
import type { ContentContext } from '../index.ts';

const HOLDER = { holder: 'site.pictures', id: 0 };

export const siteConfigInfo: UseCase<typeof contract.siteConfigInfo, ContentContext> = ({ queries }) =>
  readSetting(queries, 'siteConfig');

export const publishSiteConfig: UseCase<typeof contract.publishSiteConfig, ContentContext> = async (
  { database },
  config,
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { before } = await writeSetting(transaction, 'siteConfig', () => config);
    const shown = { before: picturesOf(before), after: picturesOf(config) };
    if (!(await updatePictureReferences(transaction, { ...HOLDER, ...shown }))) return refuse('profile.foreignPicture');
    audit.changed(before, config);
    return null;
  });

interface SitePictures {
  readonly pcLogoImg: string;
  readonly pcTitleImg: string;
  readonly pcLoginBgImg: string;
  readonly pcQrcodeImg: string;
}

function picturesOf({ pcLogoImg, pcTitleImg, pcLoginBgImg, pcQrcodeImg }: SitePictures): string[] {
  return [...new Set([pcLogoImg, pcTitleImg, pcLoginBgImg, pcQrcodeImg])].filter(Boolean);
}
