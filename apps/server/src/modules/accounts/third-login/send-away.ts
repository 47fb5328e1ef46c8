import type { startThirdLogin } from '@galleria/contract/accounts/third-login';
import { ADDRESS_GUESSES } from '@galleria/domain/accounts/limits';
import { isRefused, refuse } from '@galleria/domain/refusals';
import { ownPath } from '@galleria/domain/site/own-path';
import { newJourney } from '../../../gateways/oauth/other-site.ts';
import type { BoundUseCase } from '../../../infra/calls/use-case.ts';
import { networkOf } from '../guess-guard.ts';
import { ticketHash } from '../keys.ts';
import { countTry } from '../tries-db.ts';
import { siteOf, type ThirdLoginContext } from './context.ts';
import { isOwnCallback } from './own-addresses.ts';
import { putStart } from './third-login-db.ts';
import { markBrowser, TRIP_SECONDS } from './this-browser.ts';

/** Where to send the browser. What it has to bring back is kept, by hash where it travels. */
export function sendAway(context: ThirdLoginContext): BoundUseCase<typeof startThirdLogin> {
  return async ({ socialType, callbackUrl, redirectUrl = '' }, caller) => {
    const site = siteOf(context, socialType);
    if (!site) return refuse('thirdLogin.notOffered');
    const publicUrl = context.publicUrl();
    if (!isOwnCallback(callbackUrl, socialType, publicUrl)) return refuse('thirdLogin.callback');
    // Every start is a row, and anybody may ask for one.
    const network = context.keys.hash('trips from', networkOf(caller.browser.address));
    const seconds = await countTry(context.database.queries, network, ADDRESS_GUESSES);
    if (seconds > 0) return refuse('login.tooMany', { values: { seconds }, data: { seconds } });
    const journey = newJourney();
    const url = await site.begin(journey, callbackUrl);
    if (isRefused(url)) return url;
    const start = {
      stateHash: ticketHash(journey.state),
      browserHash: markBrowser(caller.browser),
      userId: caller.actor.kind === 'buyer' ? caller.actor.userId : null,
      socialType,
      callbackUrl,
      redirectUrl: ownPath(redirectUrl, publicUrl) ?? '',
      nonce: journey.nonce,
      verifier: journey.verifier,
    };
    await putStart(context.database.queries, start, TRIP_SECONDS);
    return { url };
  };
}
