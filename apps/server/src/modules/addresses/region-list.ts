import type * as contract from '@galleria/contract/addresses';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { AddressesContext } from './index.ts';
import { regionsIn } from './regions/regions.ts';

export const regionList: UseCase<typeof contract.regionList, AddressesContext> = async (_, { pid }, { locale }) => [
  ...(await regionsIn(locale)).inside(pid),
];

export const regionTree: UseCase<typeof contract.regionTree, AddressesContext> = (context, _, { locale }) =>
  context.regionTree(locale);
