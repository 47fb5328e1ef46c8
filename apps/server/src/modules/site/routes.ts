import * as operations from '@galleria/contract/site';
import { refuse } from '@galleria/domain/refusals';
import { type Binding, bind } from '../../infra/calls/binding.ts';
import type { Site } from './index.ts';

export function siteRoutes(site: Site): Binding[] {
  return [
    bind(operations.getPcWebConfig, (_, { locale }) => site.webConfig(locale)),
    bind(operations.webConfigInfo, async ({ key }, { locale }) =>
      key === 'PRODUCT_TYPE_CONFIG' ? site.productTypes(locale) : refuse('config.unknown'),
    ),
    bind(operations.langDefault, (_, { locale }) => site.languages(locale)),
    bind(operations.currencyList, (_, { locale }) => site.currencies(locale)),
    bind(operations.sysPaySwitch, (_, { locale }) => site.paySwitch(locale)),
    bind(operations.sysServiceSwitch, (_, { locale }) => site.serviceSwitch(locale)),
    bind(operations.serviceTerms, (_, { locale }) => site.termsOfService(locale)),
    bind(operations.servicePolicy, (_, { locale }) => site.privacyPolicy(locale)),
  ];
}
