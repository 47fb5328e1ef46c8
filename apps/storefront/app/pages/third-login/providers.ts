import { SOCIAL_TYPES, type SocialType } from '@galleria/domain/accounts/social-types';

interface Provider {
  readonly path: string;
  readonly name: string;
  readonly socialType: SocialType;
}

const PROVIDERS: readonly Provider[] = [
  { path: 'google', name: 'Google', socialType: SOCIAL_TYPES.google },
  { path: 'facebook', name: 'Facebook', socialType: SOCIAL_TYPES.facebook },
];

export function providerAt(path: string): Provider | undefined {
  return PROVIDERS.find((provider) => provider.path === path);
}
