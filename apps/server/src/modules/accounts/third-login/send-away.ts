import type { getThirdLoginUrl } from '@galleria/contract/accounts/third-login';
import { isRefused, refuse } from '@galleria/domain/refusals';
import { newJourney } from '../../../gateways/oauth/other-site.ts';
import type { UseCase } from '../../../infra/calls/binding.ts';
import { ticketHash } from '../keys.ts';
import { siteOf, type ThirdLoginContext } from './context.ts';
import { isOwnCallback, ownPath } from './own-addresses.ts';
import { putStart } from './third-login-db.ts';
import { markBrowser, TRIP_SECONDS } from './this-browser.ts';

/** Where to send the browser. What it has to bring back is kept, by hash where it travels. */
export function sendAway(context: ThirdLoginContext): UseCase<typeof getThirdLoginUrl> {
  return async ({ socialType, callbackUrl, redirectUrl = '' }, caller) => {
    const site = siteOf(context, socialType);
    if (!site) return refuse('thirdLogin.notOffered');
    const publicUrl = context.publicUrl();
    if (!isOwnCallback(callbackUrl, socialType, publicUrl)) return refuse('thirdLogin.callback');
    const journey = newJourney();
    const url = await site.begin(journey, callbackUrl);
    if (isRefused(url)) return url;
    const start = {
      stateHash: ticketHash(journey.state),
      browserHash: markBrowser(caller.browser),
      socialType,
      callbackUrl,
      redirectUrl: ownPath(redirectUrl, publicUrl),
      nonce: journey.nonce,
      verifier: journey.verifier,
    };
    await putStart(context.database.queries, start, TRIP_SECONDS);
    return { url };
  };
}
