import type * as contract from '@galleria/contract/site';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { Site } from './index.ts';

export const paySwitch: UseCase<typeof contract.paySwitch, Site> = (site, _, { locale }) => site.paySwitch(locale);

export const serviceSwitch: UseCase<typeof contract.serviceSwitch, Site> = (site, _, { locale }) =>
  site.serviceSwitch(locale);
