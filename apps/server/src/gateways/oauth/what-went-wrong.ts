import { type Refused, refuse } from '@galleria/domain/refusals';
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import type { Log } from '../../infra/log.ts';
import { Unreachable } from './ask-in-time.ts';

const THEIR_DOING = [ClientError, ResponseBodyError, AuthorizationResponseError, WWWAuthenticateChallengeError];

/** The refusal for a problem with the other site. What is a mistake of ours is thrown on. */
export function whatWentWrong(
  problem: unknown,
  log: Log,
): Refused<'thirdLogin.unreachable'> | Refused<'thirdLogin.failed'> {
  if (!(problem instanceof Error)) throw problem;
  const unreachable = [problem, problem.cause].find((one) => one instanceof Unreachable);
  if (!unreachable && !THEIR_DOING.some((kind) => problem instanceof kind)) throw problem;
  // The message and no more: what the problem carries along may hold tokens.
  log.warn({ problem: (unreachable ?? problem).message, code: codeOf(problem) }, 'signing in elsewhere failed');
  return unreachable ? refuse('thirdLogin.unreachable') : refuse('thirdLogin.failed');
}

function codeOf(problem: Error): unknown {
  return 'error' in problem ? problem.error : 'code' in problem ? problem.code : undefined;
}
