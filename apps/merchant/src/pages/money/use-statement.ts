import { useConsole, useText } from '@galleria/console-kit/console-context';
import type { InputOf } from '@galleria/contract/operation';
import type { storeStatementPage } from '@galleria/contract/payouts/store-money';
import { useEffect, useState } from 'react';
import { readStatement, type Share } from './read-statement.ts';

type Input = Pick<InputOf<typeof storeStatementPage>, 'state' | 'from' | 'until'>;

/** The orders of a period for one page, with a limit. */
export function useStatement({ state, from, until }: Input, most: number) {
  const { call } = useConsole();
  const text = useText();
  const [shares, setShares] = useState<readonly Share[]>();
  const [problem, setProblem] = useState<string>();
  const fallback = text('console.networkFailed');
  useEffect(() => {
    let isCurrent = true;
    readStatement(call, { state, from, until }, most).then(
      (read) => isCurrent && setShares(read),
      (error) => isCurrent && setProblem(error instanceof Error && error.message ? error.message : fallback),
    );
    return () => {
      isCurrent = false;
    };
  }, [call, state, from, until, most, fallback]);
  return { shares, problem };
}
