import { mayCall } from '@galleria/domain/access/access';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { SessionEnded } from '../sessions/sessions.ts';
import { fieldProblems, unstorableProblems } from './field-problems.ts';
import type { Binding, Caller } from './use-case.ts';

export type Outcome = { readonly data: unknown } | Refused;

/**
 * Answers are checked against the contract too, but not in production: it costs time, and the tests have checked them.
 * The answer is returned as it is, not as parsed, so that tests see fields that the contract does not declare.
 */
const CHECKS_OUTPUT = process.env.NODE_ENV !== 'production';

/**
 * The only way to run a use case, over HTTP and from loaders: checks access and input, runs it, and checks its answer.
 */
export async function execute(binding: Binding, received: unknown, caller: Caller): Promise<Outcome> {
  const { operation } = binding;
  const verdict = mayCall(operation.access, caller.actor);
  if (verdict !== 'allowed') return refuse(verdict);

  const input = operation.input.safeParse(received, { reportInput: true });
  if (!input.success) return refuse('input.invalid', { data: fieldProblems(input.error, caller.locale) });

  const unstorable = unstorableProblems(input.data, caller.locale);
  if (unstorable.length > 0) return refuse('input.invalid', { data: unstorable });

  const answer = await runUnlessEnded(binding, input.data, caller);
  if (isRefused(answer)) {
    if (answer.refused !== 'access.signIn' && !operation.refusals.includes(answer.refused)) {
      throw new Error(`execute: ${operation.path} refuses with ${answer.refused}, which its contract does not name`);
    }
    return answer;
  }
  if (CHECKS_OUTPUT) operation.output.parse(answer);
  return { data: answer };
}

async function runUnlessEnded(binding: Binding, input: unknown, caller: Caller): Promise<unknown> {
  try {
    return await binding.run(input, caller);
  } catch (problem) {
    if (problem instanceof SessionEnded) return refuse('access.signIn');
    throw problem;
  }
}
