/** Limits around codes and guesses. Seconds unless the name says otherwise. */

export const CODE_DIGITS = 6;

/** After success there is a page that moves on by itself. */
export const REDIRECT_AFTER_SECONDS = 3;

/** How often something may be tried at once, and how long each further try has to wait. */
export interface GuessLimit {
  readonly free: number;
  readonly firstPauseSeconds: number;
  readonly longestPauseSeconds: number;
  /** Quiet for so long, and the count begins anew. */
  readonly forgetSeconds: number;
}

/** Five wrong passwords cost nothing; then 30 s, 1, 2, 4, 8 and 15 minutes: nine checks in a quarter of an hour. */
export const PASSWORD_GUESSES: GuessLimit = {
  free: 5,
  firstPauseSeconds: 30,
  longestPauseSeconds: 900,
  forgetSeconds: 3600,
};

/** Many people may share an address, so it has more patience than an account. */
export const ADDRESS_GUESSES: GuessLimit = {
  free: 40,
  firstPauseSeconds: 10,
  longestPauseSeconds: 900,
  forgetSeconds: 3600,
};

/** Messages that one address may have sent: what costs money or annoys strangers is rationed. */
export const MESSAGES_FROM_ADDRESS: GuessLimit = {
  free: 30,
  firstPauseSeconds: 30,
  longestPauseSeconds: 3600,
  forgetSeconds: 3600,
};

/** Messages that one mailbox or phone receives from us. */
export const MESSAGES_TO_CONTACT: GuessLimit = {
  free: 10,
  firstPauseSeconds: 300,
  longestPauseSeconds: 7200,
  forgetSeconds: 21_600,
};

/** A pay password has a million values: five wrong tries lock it for a quarter of an hour, every time. */
export const PAY_PASSWORD_GUESSES: GuessLimit = {
  free: 5,
  firstPauseSeconds: 900,
  longestPauseSeconds: 900,
  forgetSeconds: 3600,
};

/** How long to wait after each try, the first one first; the last value holds for all that follow. */
export function pauses(limit: GuessLimit): number[] {
  const schedule = Array.from({ length: limit.free - 1 }, () => 0);
  let seconds = limit.firstPauseSeconds;
  while (seconds < limit.longestPauseSeconds) {
    schedule.push(seconds);
    seconds *= 2;
  }
  return [...schedule, limit.longestPauseSeconds];
}
