import type { Envelope } from '@galleria/contract/envelope';
import type { RaceMall } from './race-mall.ts';

/** What a race should have come to, and what it came to. */
export interface Verdict {
  readonly expected: string;
  readonly seen: string;
  readonly holds: boolean;
}

/** Many people at the same thing at once; and the same by somebody who looks first and writes then, which must not hold. */
export interface Race {
  readonly name: string;
  play(mall: RaceMall): Promise<Verdict>;
  playBroken(mall: RaceMall): Promise<Verdict>;
}

/** How many were told what, the most frequent first: `1 ok, 199 stock.insufficient`. */
export function tally(answers: readonly Envelope[]): string {
  const counts = new Map<string, number>();
  for (const { success, reason } of answers) {
    const words = success ? 'ok' : (reason ?? 'no reason');
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => `${count} ${words}`).join(', ');
}

export const succeeded = (answers: readonly Envelope[]) => answers.filter(({ success }) => success);

/** Everything else than being told yes, or no for one of these reasons. */
export function unexpected(answers: readonly Envelope[], ...reasons: readonly string[]): readonly Envelope[] {
  return answers.filter(({ success, reason = '' }) => !success && !reasons.includes(reason));
}
