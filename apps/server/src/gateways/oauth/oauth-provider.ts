import { isMail, mailContact } from '@galleria/domain/accounts/contact';
import type { SocialType } from '@galleria/domain/accounts/social-types';
import type { Refused } from '@galleria/domain/refusals';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';

/** An identity provider with the authorization code flow. */
export interface OAuthProvider {
  readonly socialType: SocialType;
  /** Whether this is the demo's fake provider. */
  readonly isFake: boolean;
  /** The URL to which the browser is redirected. */
  authorizationUrl(
    request: AuthorizationRequest,
    callbackUrl: string,
  ): Promise<string | Refused<'thirdLogin.unreachable'>>;
  /** Exchanges the code of the callback for tokens and reads the profile with them. */
  exchangeCode(
    request: AuthorizationRequest,
    callbackUrl: string,
    callback: CallbackParameters,
  ): Promise<ExternalProfile | Refused<'thirdLogin.unreachable' | 'thirdLogin.failed'>>;
}

/** Random values that are valid for one authorization request. */
export interface AuthorizationRequest {
  /** Sent in the URL and returned in the callback. */
  readonly state: string;
  /** Returned inside the signed ID token. */
  readonly nonce: string;
  /** PKCE: the provider gets its hash first and the value with the code, so that a stolen code is useless. */
  readonly verifier: string;
}

export function newAuthorizationRequest(): AuthorizationRequest {
  return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
}

/** Query parameters that the provider added to the callback URL. */
export interface CallbackParameters {
  readonly code: string;
  readonly state: string;
  /** The issuer, where the provider sends one. */
  readonly iss?: string | undefined;
}

/** The callback URL with its parameters, as openid-client expects it. */
export function withParameters(callbackUrl: string, { code, state, iss }: CallbackParameters): URL {
  const url = new URL(callbackUrl);
  url.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
  return url;
}

/** A user at a provider. */
export interface ExternalIdentity {
  readonly socialType: SocialType;
  /** The user id at the provider; never changes and is never reassigned. */
  readonly subject: string;
  readonly nickName: string;
}

export interface ExternalProfile extends ExternalIdentity {
  /** Empty when the provider has none or an invalid one. */
  readonly mail: string;
  /** As claimed by the provider. */
  readonly mailIsVerified: boolean;
}

const MAX_NAME_LENGTH = 60;
const UNPRINTABLE = /\p{C}+/gu;

/** Sanitises claims: printable, bounded names and valid mail addresses only. */
export function toExternalProfile(claims: {
  socialType: SocialType;
  subject: string;
  name: string | undefined;
  mail: string | undefined;
  mailIsVerified: boolean;
}): ExternalProfile {
  const mail = mailContact(claims.mail ?? '').address;
  const name = (claims.name ?? '').replaceAll(UNPRINTABLE, ' ').trim();
  return {
    socialType: claims.socialType,
    subject: claims.subject,
    nickName: [...name].slice(0, MAX_NAME_LENGTH).join(''),
    mail: isMail(mail) ? mail : '',
    mailIsVerified: isMail(mail) && claims.mailIsVerified,
  };
}
