import * as operations from '@galleria/contract/site';
import { refuse } from '@galleria/domain/refusals';
import { type Binding, bind } from '../../infra/calls/use-case.ts';
import type { Site } from './index.ts';

export function siteRoutes(site: Site): Binding[] {
  return [
    bind(operations.webConfig, (_, { locale }) => site.webConfig(locale)),
    bind(operations.webConfigSection, async ({ key }, { locale }) =>
      key === 'PRODUCT_TYPE_CONFIG' ? site.productTypes(locale) : refuse('config.unknown'),
    ),
    bind(operations.languageList, (_, { locale }) => site.languages(locale)),
    bind(operations.currencyList, (_, { locale }) => site.currencies(locale)),
    bind(operations.paySwitch, (_, { locale }) => site.paySwitch(locale)),
    bind(operations.serviceSwitch, (_, { locale }) => site.serviceSwitch(locale)),
    bind(operations.termsOfService, (_, { locale }) => site.termsOfService(locale)),
    bind(operations.privacyPolicy, (_, { locale }) => site.privacyPolicy(locale)),
  ];
}
