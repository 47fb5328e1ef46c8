import type * as contract from '@galleria/contract/stores/staff-stores';
import { textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { StoresContext } from '../context.ts';
import { readStoreOptions } from './store-options-db.ts';

/** Closed stores too, since staff look up their orders and money as well. */
export const storeOptions: UseCase<typeof contract.storeOptions, StoresContext> = async (
  { database: { queries } },
  search,
  { locale },
) => {
  const rows = await readStoreOptions(queries, search);
  return rows.map(({ id, name, logo }) => ({ id, name: textIn(name, locale), picture: logo, detail: '' }));
};
