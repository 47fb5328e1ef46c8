import { useText } from '@galleria/console-kit/console-context';
import type { ImportLine } from './import-kinds.ts';

/** The message of a problem of a cell; problems found by the product's own rules already have a message. */
export function useProblemText(): (problem: ImportLine['problems'][number]) => string {
  const text = useText<'merchant'>();
  return ({ problem, value, message }) =>
    problem === 'worded' ? message : text(`merchantStock.problem.${problem}`, { value });
}
