import { type Refused, refuse } from '@galleria/domain/refusals';
import {
  AuthorizationResponseError,
  ClientError,
  type CustomFetch,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import type { Log } from '../../infra/log/log.ts';
import { fetchWithTimeout } from '../fetch-with-timeout.ts';

const MAX_RESPONSE_BYTES = 256 * 1024;

/** The provider did not respond in time, or only with a server error. */
class ProviderUnreachable extends Error {}

/** The fetch for openid-client, with limits on time and size. */
export function providerFetch(timeoutMs: number, fetch = globalThis.fetch): CustomFetch {
  return async (url, options) => {
    try {
      const response = await fetchWithTimeout(url, options, { timeoutMs, maxBytes: MAX_RESPONSE_BYTES, fetch });
      if (response.status >= 500 || response.status === 429)
        throw new Error(`providerFetch: status ${response.status}`);
      return response;
    } catch (problem) {
      throw new ProviderUnreachable(`providerFetch: no response from ${new URL(url).host}`, { cause: problem });
    }
  };
}

const PROVIDER_ERRORS = [ClientError, ResponseBodyError, AuthorizationResponseError, WWWAuthenticateChallengeError];

/** The refusal for an error of the provider. Any other error is a bug and is rethrown. */
export function toRefusal(
  problem: unknown,
  log: Log,
): Refused<'thirdLogin.unreachable'> | Refused<'thirdLogin.failed'> {
  if (!(problem instanceof Error)) throw problem;
  const unreachable = [problem, problem.cause].find((one) => one instanceof ProviderUnreachable);
  if (!unreachable && !PROVIDER_ERRORS.some((kind) => problem instanceof kind)) throw problem;
  // Only message and code: other fields of the error may contain tokens.
  log.warn(
    { event: 'oauth.provider_failed', problem: (unreachable ?? problem).message, code: codeOf(problem) },
    'OAuth provider failed',
  );
  return unreachable ? refuse('thirdLogin.unreachable') : refuse('thirdLogin.failed');
}

function codeOf(problem: Error): unknown {
  return 'error' in problem ? problem.error : 'code' in problem ? problem.code : undefined;
}
