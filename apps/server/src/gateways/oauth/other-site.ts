import type { SocialType } from '@galleria/domain/accounts/social-types';
import type { Refused } from '@galleria/domain/refusals';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';

/** A site where people have an account that can open one here. */
export interface OtherSite {
  readonly socialType: SocialType;
  /** Nobody's real account: the demo's imitation of the site. */
  readonly standIn: boolean;
  /** The address over there to send the browser to. */
  begin(journey: Journey, callbackUrl: string): Promise<string | Refused<'thirdLogin.unreachable'>>;
  /** Who came back, according to the site itself. */
  finish(
    journey: Journey,
    callbackUrl: string,
    returned: Returned,
  ): Promise<Person | Refused<'thirdLogin.unreachable' | 'thirdLogin.failed'>>;
}

/** What one trip to the other site and back is recognised by. All of it is random and good for that trip alone. */
export interface Journey {
  /** Goes along in the address and comes back in it. */
  readonly state: string;
  /** Comes back inside what the other site has signed. */
  readonly nonce: string;
  /** Stays here: the other site sees its hash first and itself last, so a stolen code is worth nothing. */
  readonly verifier: string;
}

export function newJourney(): Journey {
  return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
}

/** What the other site added to the callback address. */
export interface Returned {
  readonly code: string;
  readonly state: string;
  /** Which site says that it is answering, where it says so. */
  readonly iss?: string | undefined;
}

export interface Person {
  /** Who they are over there; never changes, never given to another. */
  readonly subject: string;
  readonly nickName: string;
  /** Empty when the site does not tell or tells nonsense. */
  readonly mail: string;
  /** The site has made sure that the address is theirs. */
  readonly mailIsVerified: boolean;
}
