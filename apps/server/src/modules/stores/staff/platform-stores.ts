import type * as contract from '@galleria/contract/stores/staff-stores';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { type Locale, type LocaleTexts, textIn } from '@galleria/domain/site/locales';
import { mayStaffSet, STAFF_STATUSES } from '@galleria/domain/stores/change-status';
import { licenceState } from '@galleria/domain/stores/licence-expiry';
import { STORE_TYPE } from '@galleria/domain/stores/store-status';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readClock } from '../../../infra/database/clock.ts';
import type { StoresContext } from '../context.ts';
import { findWaitingRequestId } from '../settings/papers-db.ts';
import { readQualification } from '../stores-db.ts';
import { type PlatformStore, readPlatformStore, readPlatformStores } from './platform-stores-db.ts';
import { readStatusChanges } from './status-db.ts';

const MAX_HISTORY = 50;

export const platformStorePage: UseCase<typeof contract.platformStorePage, StoresContext> = async (
  { database: { queries } },
  { current, size, ...search },
  { locale },
) => {
  const { rows, total } = await readPlatformStores(queries, search, { current, size });
  const now = await readClock(queries);
  return toPage(
    rows.map((row) => presentFacts(row, locale, now)),
    total,
    { current, size },
  );
};

function presentFacts(store: PlatformStore, locale: Locale, now: Date) {
  const { logo, status, isStatusByPlatform, expiresOn } = store;
  return {
    storeId: store.id,
    name: textIn(store.name, locale),
    ...{ logo, status, isStatusByPlatform },
    isPreferred: store.type === STORE_TYPE.preferred,
    prodCount: store.productCount,
    fansCount: store.fans,
    rating: Math.round(store.rating * 10) / 10,
    openTime: formatApiTime(store.openedAt),
    licenceEndsOn: expiresOn,
    licenceState: licenceState(expiresOn, now),
  };
}

export const platformStoreInfo: UseCase<typeof contract.platformStoreInfo, StoresContext> = async (
  { database: { queries } },
  { storeId },
  { locale },
) => {
  const store = await readPlatformStore(queries, storeId);
  if (!store) return refuse('store.notFound');
  const [papers, paperRequestId, history, now] = [
    await readQualification(queries, storeId),
    await findWaitingRequestId(queries, storeId),
    await readStatusChanges(queries, storeId, MAX_HISTORY),
    await readClock(queries),
  ];
  const { phone, statusReason } = store;
  return {
    ...presentFacts(store, locale, now),
    intro: textIn(store.intro, locale),
    address: textIn(store.address, locale),
    ...{ phone, statusReason },
    possibleStatuses: STAFF_STATUSES.filter((wanted) => mayStaffSet(store, wanted)),
    papers: papers ? presentPapers(papers, locale) : null,
    paperRequestId: paperRequestId ?? null,
    history: history.map(({ from, to, isByPlatform, setBy, reason, createdAt }) => ({
      ...{ from, to, setBy, reason, by: isByPlatform ? ('platform' as const) : ('store' as const) },
      time: formatApiTime(createdAt),
    })),
  };
};

function presentPapers(papers: NonNullable<Awaited<ReturnType<typeof readQualification>>>, locale: Locale) {
  const translate = (texts: LocaleTexts) => textIn(texts, locale);
  return {
    companyName: translate(papers.companyName),
    licenceNumber: papers.licenceNumber,
    companyAddress: translate(papers.companyAddress),
    legalRepresentative: translate(papers.legalRepresentative),
    registeredCapital: translate(papers.registeredCapital),
    foundedOn: papers.foundedOn,
    businessTerm: translate(papers.businessTerm),
    businessScope: translate(papers.businessScope),
    licencePics: papers.licencePictures,
  };
}
