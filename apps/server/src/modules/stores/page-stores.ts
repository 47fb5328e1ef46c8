import type { OutputOf, ParsedInputOf } from '@galleria/contract/operation';
import type { storePage } from '@galleria/contract/stores';
import { fold } from '@galleria/domain/search/fold';
import { STORE_STATUS } from '@galleria/domain/stores/store-status';
import type { Queries } from '../../infra/database/database.ts';
import { findStores } from './find-stores-db.ts';
import { type OpenStores, type StoreSummary, storeCard } from './store-heads.ts';

type Question = ParsedInputOf<typeof storePage>;

interface KnownStores {
  readonly queries: Queries;
  readonly heads: ReadonlyMap<number, StoreSummary>;
  readonly open: OpenStores;
}

/** Without words no statement is needed: the open stores lie in memory, in the right order. */
export async function pageStores(known: KnownStores, question: Question): Promise<OutputOf<typeof storePage>> {
  const { shopName, current, size } = question;
  const words = fold(shopName ?? '');
  const { found, total } = words ? await byName(known, words, question) : amongAll(known.open, question);
  return { records: found.map(storeCard), total, pages: Math.ceil(total / size), current, size };
}

async function byName({ queries, heads }: KnownStores, words: string, { type, current, size }: Question) {
  const { storeIds, total } = await findStores(queries, {
    words,
    status: STORE_STATUS.normal,
    type,
    offset: (current - 1) * size,
    limit: size,
  });
  return { found: storeIds.flatMap((id) => heads.get(id) ?? []), total };
}

function amongAll({ all, ofType }: OpenStores, { type, current, size }: Question) {
  const open = type === undefined ? all : (ofType.get(type) ?? []);
  return { found: open.slice((current - 1) * size, current * size), total: open.length };
}
