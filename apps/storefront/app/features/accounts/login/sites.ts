import { SOCIAL_TYPES, type SocialType } from '@galleria/domain/accounts/social-types';
import type { ComponentType } from 'react';
import { FacebookMark, GoogleMark } from './site-marks.tsx';

interface Site {
  readonly socialType: SocialType;
  /** Its part of `/third-login/…`. */
  readonly path: string;
  readonly name: string;
  readonly Mark: ComponentType;
}

/** Other sites that can tell us who somebody is. */
export const SITES: readonly Site[] = [
  { socialType: SOCIAL_TYPES.google, path: 'google', name: 'Google', Mark: GoogleMark },
  { socialType: SOCIAL_TYPES.facebook, path: 'facebook', name: 'Facebook', Mark: FacebookMark },
];
