import { useText } from '@galleria/console-kit/console-context';
import type { ImportLine } from './import-kinds.ts';

/** What is wrong with a cell, in words; what the product's own rules say comes in words already. */
export function useProblemText(): (problem: ImportLine['problems'][number]) => string {
  const text = useText<'merchant'>();
  return ({ problem, value, message }) =>
    problem === 'worded' ? message : text(`merchantStock.problem.${problem}`, { value });
}
