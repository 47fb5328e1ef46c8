import { mapConcurrently, times } from '../trade-races/race-mall.ts';
import { describeCall, type FuzzAnswer, type FuzzCall, isFileAnswer } from './fuzz-call.ts';
import type { FuzzWorld } from './fuzz-world.ts';
import { checkAnswer } from './oracle.ts';
import { Random } from './random.ts';
import type { Send } from './send.ts';
import type { Vocabulary } from './valid-input.ts';

export interface FuzzRun {
  readonly seed: number;
  readonly calls: number;
  readonly atOnce: number;
  readonly send: Send;
  readonly make: (random: Random, vocabulary: Vocabulary) => FuzzCall;
}

export interface FuzzReport {
  /** Each problem with the call that caused it. */
  readonly problems: readonly string[];
  readonly byStatus: Readonly<Record<string, number>>;
  /** Number of successful calls by target: a fuzzer that is always refused tests only refusals. */
  readonly succeeded: ReadonlyMap<string, number>;
}

const BATCH = 250;

/** The seed: `FUZZ_SEED`, which a failure prints, repeats a run. */
export function fuzzSeed(otherwise: number): number {
  return Number(process.env.FUZZ_SEED ?? otherwise);
}

/** Sends the given number of calls, several at once, and judges every answer. */
export async function runFuzz(world: FuzzWorld, { seed, calls, atOnce, send, make }: FuzzRun): Promise<FuzzReport> {
  const problems: string[] = [];
  const byStatus: Record<string, number> = {};
  const succeeded = new Map<string, number>();

  const one = async (at: number) => {
    const call = make(new Random(seed, at), world.vocabulary);
    const report = (problem: string) =>
      problems.push(`FUZZ_SEED=${seed}, call ${at}, ${call.target}: ${problem}\n    ${describeCall(call)}`);
    try {
      const answer = await send(call, world.tokens[call.caller]);
      byStatus[answer.status] = (byStatus[answer.status] ?? 0) + 1;
      if (isSuccess(call, answer)) succeeded.set(call.target, (succeeded.get(call.target) ?? 0) + 1);
      for (const problem of checkAnswer(call, answer, world.markers)) report(problem);
    } catch (problem) {
      report(`no answer: ${problem}`);
    }
  };

  for (let from = 0; from < calls; from += BATCH) {
    await mapConcurrently(
      times(Math.min(BATCH, calls - from), (at) => from + at),
      atOnce,
      one,
    );
    await world.refresh();
  }
  return { problems, byStatus, succeeded };
}

function isSuccess(call: FuzzCall, answer: FuzzAnswer): boolean {
  if (call.kind === 'page') return answer.status < 400;
  return answer.body.startsWith('{"success":true') || isFileAnswer(call, answer);
}
