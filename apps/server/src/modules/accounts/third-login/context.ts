import type { SocialType } from '@galleria/domain/accounts/social-types';
import type { OtherSite } from '../../../gateways/oauth/other-site.ts';
import type { AccountsContext } from '../context.ts';

export interface ThirdLoginContext extends AccountsContext {
  /** Those that are offered here. */
  readonly sites: readonly OtherSite[];
}

export function siteOf({ sites }: Pick<ThirdLoginContext, 'sites'>, socialType: SocialType): OtherSite | undefined {
  return sites.find((site) => site.socialType === socialType);
}
