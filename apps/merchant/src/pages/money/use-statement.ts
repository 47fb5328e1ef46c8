import { useConsole, useText } from '@galleria/console-kit/console-context';
import { useEffect, useState } from 'react';
import { readStatement, type Share, type StatementInput } from './read-statement.ts';

/** The orders of a period for one page, with a limit. */
export function useStatement({ state, from, until }: StatementInput, most: number) {
  const { call } = useConsole();
  const text = useText();
  const [shares, setShares] = useState<readonly Share[]>();
  const [problem, setProblem] = useState<string>();
  const fallback = text('console.networkFailed');
  useEffect(() => {
    let isCurrent = true;
    void readStatement(call, { state, from, until }, most).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) setShares(answer.shares);
      else setProblem(answer.message || fallback);
    });
    return () => {
      isCurrent = false;
    };
  }, [call, state, from, until, most, fallback]);
  return { shares, problem };
}
