import type * as contract from '@galleria/contract/stores';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { StoresContext } from './context.ts';
import { fansOf } from './store-summaries.ts';

export const storeInfo: UseCase<typeof contract.storeInfo, StoresContext> = async (
  { summaries, currentFans },
  { shopId },
  { locale },
) => {
  const summary = (await summaries(locale)).get(shopId);
  if (!summary) return refuse('store.notFound');
  return { ...summary, ...fansOf((await currentFans(shopId)) ?? summary.fansCount) };
};
