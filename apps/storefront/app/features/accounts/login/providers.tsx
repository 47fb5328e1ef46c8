import { SOCIAL_TYPES, type SocialType } from '@galleria/domain/accounts/social-types';
import type { ComponentType } from 'react';

interface Provider {
  readonly socialType: SocialType;
  /** Its segment of `/third-login/…`. */
  readonly path: string;
  readonly name: string;
  readonly Mark: ComponentType;
}

/** Third-party sign-in providers. */
export const PROVIDERS: readonly Provider[] = [
  { socialType: SOCIAL_TYPES.google, path: 'google', name: 'Google', Mark: GoogleMark },
  { socialType: SOCIAL_TYPES.facebook, path: 'facebook', name: 'Facebook', Mark: FacebookMark },
];

/* Logos in their own colours, as their owners require. */

function GoogleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5">
      <path
        fill="#4285F4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.4a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.3-2.1 3.6-5.2 3.6-8.8Z"
      />
      <path fill="#34A853" d="M12 24c3.2 0 6-1.1 7.9-2.9l-3.9-3a7.2 7.2 0 0 1-10.7-3.8h-4v3.1A12 12 0 0 0 12 24Z" />
      <path fill="#FBBC05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1Z" />
      <path fill="#EA4335" d="M12 4.8c1.8 0 3.4.6 4.6 1.8l3.5-3.5A12 12 0 0 0 1.3 6.6l4 3.1A7.2 7.2 0 0 1 12 4.8Z" />
    </svg>
  );
}

function FacebookMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5">
      <circle cx="12" cy="12" r="12" fill="#0866FF" />
      <path
        fill="#fff"
        d="m16.7 15.5.5-3.5h-3.3V9.8c0-1 .5-1.9 2-1.9h1.5V5s-1.4-.2-2.7-.2c-2.7 0-4.5 1.6-4.5 4.6V12h-3v3.5h3V24a12 12 0 0 0 3.7 0v-8.5h2.8Z"
      />
    </svg>
  );
}
