import type { Envelope } from '@galleria/contract/wire/envelope';
import type { RaceMall } from './race-mall.ts';

/** The expected and the actual outcome of a race. */
export interface Verdict {
  readonly expected: string;
  readonly seen: string;
  readonly holds: boolean;
}

/**
 * Many buyers compete for one resource. `playControl` makes the guards ineffective and plays the same race, whose verdict
 * must not hold then. It needs a mall of its own, which is of no use afterwards.
 */
export interface Race {
  readonly name: string;
  play(mall: RaceMall): Promise<Verdict>;
  playControl(mall: RaceMall): Promise<Verdict>;
}

/** The number of calls by answer: `1 ok, 199 stock.insufficient`. */
export function tally(answers: readonly Envelope[]): string {
  const counts = new Map<string, number>();
  for (const { success, reason } of answers) {
    const label = success ? 'ok' : (reason ?? 'no reason');
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => `${count} ${label}`).join(', ');
}

export const succeeded = (answers: readonly Envelope[]) => answers.filter(({ success }) => success);

/** Answers that are neither a success nor a refusal for one of these reasons. */
export function unexpected(answers: readonly Envelope[], ...reasons: readonly string[]): readonly Envelope[] {
  return answers.filter(({ success, reason = '' }) => !success && !reasons.includes(reason));
}
