/** Rate limits of sign-in, codes and messages. */

import type { MallRules } from '../site/mall-rules.ts';

export const CODE_DIGITS = 6;

/** Delay before the success page redirects. */
export const REDIRECT_AFTER_SECONDS = 3;

/** The number of free attempts, and the pause before each further one. */
export interface AttemptLimit {
  readonly free: number;
  readonly firstPauseSeconds: number;
  readonly longestPauseSeconds: number;
  /** The count starts again after this long without an attempt. */
  readonly forgetSeconds: number;
}

/** Five free attempts, then pauses of 30 s, 1, 2, 4, 8 and 15 minutes: nine checks in a quarter of an hour. */
export const PASSWORD_ATTEMPTS: AttemptLimit = {
  free: 5,
  firstPauseSeconds: 30,
  longestPauseSeconds: 900,
  forgetSeconds: 3600,
};

/** Per network. Many people may share one, so it has more free attempts than an account. */
export const NETWORK_ATTEMPTS: AttemptLimit = {
  free: 40,
  firstPauseSeconds: 10,
  longestPauseSeconds: 900,
  forgetSeconds: 3600,
};

/** Messages that one network or one buyer may request: they cost money and can annoy their recipients. */
export const MESSAGES_FROM_ONE: AttemptLimit = {
  free: 30,
  firstPauseSeconds: 30,
  longestPauseSeconds: 3600,
  forgetSeconds: 3600,
};

/**
 * Messages requested from one network or by one buyer for one mailbox or phone. The pauses are so long that one
 * requester alone cannot use up MESSAGES_TO_CONTACT.
 */
export const MESSAGES_FROM_ONE_TO_CONTACT: AttemptLimit = {
  free: 5,
  firstPauseSeconds: 1800,
  longestPauseSeconds: 21_600,
  forgetSeconds: 86_400,
};

/** Messages to one mailbox or phone, whoever requests them. */
export const MESSAGES_TO_CONTACT: AttemptLimit = {
  free: 10,
  firstPauseSeconds: 300,
  longestPauseSeconds: 7200,
  forgetSeconds: 21_600,
};

/** A pay password has only a million values: after the allowed wrong attempts, each further one locks it again. */
export function payPasswordAttempts({
  payPasswordTries,
  payPasswordLockMinutes,
}: Pick<MallRules, 'payPasswordTries' | 'payPasswordLockMinutes'>): AttemptLimit {
  const pauseSeconds = payPasswordLockMinutes * 60;
  return {
    ...{ free: payPasswordTries, firstPauseSeconds: pauseSeconds, longestPauseSeconds: pauseSeconds },
    forgetSeconds: Math.max(3600, pauseSeconds),
  };
}

/** Seconds to wait after each attempt, in order; the last value holds for all that follow. */
export function pauseSchedule(limit: AttemptLimit): number[] {
  const schedule = Array.from({ length: limit.free - 1 }, () => 0);
  let seconds = limit.firstPauseSeconds;
  while (seconds < limit.longestPauseSeconds) {
    schedule.push(seconds);
    seconds *= 2;
  }
  return [...schedule, limit.longestPauseSeconds];
}
