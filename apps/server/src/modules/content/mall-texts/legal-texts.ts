import type * as contract from '@galleria/contract/content/site-config';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { readSetting, readSettingVersion, readSettingVersions, writeSetting } from '../../site/index.ts';
import { updatePictureReferences } from '../../uploads/index.ts';
import type { ContentContext } from '../index.ts';
import { picturesIn, sanitized } from '../rich-texts.ts';

export const legalText: UseCase<typeof contract.legalText, ContentContext> = ({ queries }, { kind }) =>
  readSetting(queries, kind);

const VERSIONS_WITH_PICTURES = { current: 1, size: 100 };

/**
 * Pictures of earlier versions are kept and may be used again: the text that users agreed to must stay readable as it
 * was.
 */
export const publishLegalText: UseCase<typeof contract.publishLegalText, ContentContext> = async (
  { database },
  { kind, title, content },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const after = { title, content: sanitized(content) };
    const { versions } = await readSettingVersions(transaction.queries, kind, VERSIONS_WITH_PICTURES);
    const { before } = await writeSetting(transaction, kind, () => after);
    const known = [before, ...versions.map(({ value }) => value)].flatMap((version) => picturesIn(version.content));
    const shown = { before: known, after: [...known, ...picturesIn(after.content)] };
    if (!(await updatePictureReferences(transaction, { holder: `${kind}.pictures`, id: 0, ...shown }))) {
      return refuse('profile.foreignPicture');
    }
    audit.changed(before, after);
    return null;
  });

export const legalVersionPage: UseCase<typeof contract.legalVersionPage, ContentContext> = async (
  { queries, staffNames },
  { kind, ...paging },
) => {
  const { versions, total } = await readSettingVersions(queries, kind, paging);
  const names = await staffNames(versions.map(({ staffId }) => staffId));
  const records = versions.map(({ id, at, staffId, value }, index) => ({
    ...{ id, time: formatApiTime(at), by: names.get(staffId) ?? '', title: value.title },
    isCurrent: index === 0 && paging.current === 1,
  }));
  return toPage(records, total, paging);
};

export const legalVersion: UseCase<typeof contract.legalVersion, ContentContext> = async ({ queries }, { kind, id }) =>
  (await readSettingVersion(queries, kind, id)) ?? refuse('legal.versionUnknown');
