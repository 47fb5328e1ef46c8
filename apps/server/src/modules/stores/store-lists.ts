import type { ParsedInputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/stores/stores';
import { fold } from '@galleria/domain/search/fold';
import { STORE_STATUS, STORE_TYPE } from '@galleria/domain/stores/store-status';
import { offsetOf, toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { StoresContext } from './context.ts';
import { findStores } from './find-stores-db.ts';
import { type OpenStores, type StoreSummary, toStoreCard } from './store-summaries.ts';

const MAX_HOT_STORES = 12;

export const hotStores: UseCase<typeof contract.hotStores, StoresContext> = async ({ openStores }, _, { locale }) => {
  const preferred = (await openStores(locale)).byType.get(STORE_TYPE.preferred) ?? [];
  return preferred.slice(0, MAX_HOT_STORES).map(toStoreCard);
};

export const storesById: UseCase<typeof contract.storesById, StoresContext> = async (
  { summaries },
  { shopIds },
  { locale },
) => {
  const known = await summaries(locale);
  return shopIds.flatMap((id) => known.get(id) ?? []).map(toStoreCard);
};

/** Without a name, no statement is needed: the open stores are cached in order. */
export const storePage: UseCase<typeof contract.storePage, StoresContext> = async (context, input, { locale }) => {
  const text = fold(input.shopName ?? '');
  const { found, total } = text
    ? await findByName(context, text, input, await context.summaries(locale))
    : pageOfAll(await context.openStores(locale), input);
  return toPage(found.map(toStoreCard), total, input);
};

type PageInput = ParsedInputOf<typeof contract.storePage>;

async function findByName(
  { database }: StoresContext,
  text: string,
  { type, ...paging }: PageInput,
  summaries: ReadonlyMap<number, StoreSummary>,
) {
  const { storeIds, total } = await findStores(database.queries, {
    text,
    status: STORE_STATUS.normal,
    type,
    offset: offsetOf(paging),
    limit: paging.size,
  });
  return { found: storeIds.flatMap((id) => summaries.get(id) ?? []), total };
}

function pageOfAll({ all, byType }: OpenStores, { type, ...paging }: PageInput) {
  const open = type === undefined ? all : (byType.get(type) ?? []);
  const offset = offsetOf(paging);
  return { found: open.slice(offset, offset + paging.size), total: open.length };
}
