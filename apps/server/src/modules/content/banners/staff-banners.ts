import type * as contract from '@galleria/contract/content/banners';
import { formatApiTime, parseApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { PLATFORM_STORE } from '@galleria/domain/stores/store-status';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { updatePictureReferences } from '../../uploads/index.ts';
import type { ContentContext } from '../index.ts';
import { editedLink, storedLink } from './banner-link.ts';
import {
  deleteBannerRow,
  insertBanner,
  lockBanner,
  lockBannersAt,
  readPlatformBanners,
  type StoredBanner,
  updateBanner,
  writeBannerOrder,
} from './banners-db.ts';

const MAX_BANNERS = 20;

const timeOf = (moment: Date | null) => moment && formatApiTime(moment);

export const staffBannerList: UseCase<typeof contract.staffBannerList, ContentContext> = async ({ queries }) =>
  (await readPlatformBanners(queries)).map(({ banner, hasStarted, hasEnded }) => {
    const { id, position, picture, pictures, title, subtitle, action, isOn, startsAt, endsAt } = banner;
    return {
      ...{ id, position, imgType: banner.imgType === 0 ? 0 : 1, picture, pictures, title, subtitle, action, isOn },
      ...editedLink(banner),
      ...{ fromTime: timeOf(startsAt), untilTime: timeOf(endsAt), state: stateOf(isOn, hasStarted, hasEnded) },
    };
  });

function stateOf(isOn: boolean, hasStarted: boolean, hasEnded: boolean) {
  if (!isOn) return 'off';
  if (hasEnded) return 'over';
  return hasStarted ? 'shown' : 'scheduled';
}

/** A new banner, or one that moves to another place, is appended to the others there. */
export const saveBanner: UseCase<typeof contract.saveBanner, ContentContext> = async (
  context,
  { id, fromTime, untilTime, linkKind, linkTarget, ...input },
  { actor, audit },
) => {
  const link = await storedLink(context, linkKind, linkTarget);
  if (!link) return refuse('banner.target');
  if (fromTime !== null && untilTime !== null && fromTime >= untilTime) return refuse('banner.dates');
  const startsAt = fromTime === null ? null : parseApiTime(fromTime);
  const endsAt = untilTime === null ? null : parseApiTime(untilTime);
  const after = { ...input, ...link, startsAt, endsAt };
  return inTransaction(context.database, actor, async (transaction) => {
    const { queries } = transaction;
    const before = id === undefined ? undefined : await lockBanner(queries, id);
    if (id !== undefined && !before) return refuse('banner.notFound');
    const others = (await lockBannersAt(queries, input)).filter((one) => one.id !== id);
    if (others.length >= MAX_BANNERS) return refuse('banner.tooMany', { values: { limit: MAX_BANNERS } });
    const isMoved = before?.position !== input.position || before.imgType !== input.imgType;
    const last = Math.max(0, ...others.map(({ sequence }) => sequence));
    const sequence = isMoved ? last + 1 : before.sequence;
    if (before) await updateBanner(queries, before.id, { ...after, sequence });
    const savedId = before?.id ?? (await insertBanner(queries, { shopId: PLATFORM_STORE, ...after, sequence }));
    const shown = { before: before ? picturesOf(before) : [], after: picturesOf(input) };
    if (!(await updatePictureReferences(transaction, { holder: 'banner.pictures', id: savedId, ...shown }))) {
      return refuse('profile.foreignPicture');
    }
    await transaction.changed('banners');
    audit.changed(before ?? null, { id: savedId, ...after });
    return { id: savedId };
  });
};

function picturesOf({ picture, pictures }: Pick<StoredBanner, 'picture' | 'pictures'>): string[] {
  return [...new Set([picture, ...Object.values(pictures)])].filter(Boolean);
}

export const switchBanner: UseCase<typeof contract.switchBanner, ContentContext> = async (
  { database },
  { id, isOn },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const before = await lockBanner(transaction.queries, id);
    if (!before) return refuse('banner.notFound');
    await updateBanner(transaction.queries, id, { isOn });
    await transaction.changed('banners');
    audit.changed({ id, isOn: before.isOn }, { id, isOn });
    return null;
  });

export const sortBanners: UseCase<typeof contract.sortBanners, ContentContext> = async (
  { database },
  { ids, ...place },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const all = await lockBannersAt(transaction.queries, place);
    const wanted = new Set(ids);
    if (wanted.size !== all.length || !all.every(({ id }) => wanted.has(id))) return refuse('banner.listChanged');
    await writeBannerOrder(transaction.queries, ids);
    await transaction.changed('banners');
    const before = all.toSorted((one, other) => one.sequence - other.sequence).map(({ id }) => id);
    audit.changed({ ...place, ids: before }, { ...place, ids });
    return null;
  });

export const deleteBanner: UseCase<typeof contract.deleteBanner, ContentContext> = async (
  { database },
  { id },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const before = await lockBanner(transaction.queries, id);
    if (!before) return refuse('banner.notFound');
    await updatePictureReferences(transaction, {
      holder: 'banner.pictures',
      id,
      before: picturesOf(before),
      after: [],
    });
    await deleteBannerRow(transaction.queries, id);
    await transaction.changed('banners');
    audit.changed(before, null);
    return null;
  });
