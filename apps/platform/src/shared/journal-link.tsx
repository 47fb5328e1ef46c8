import { useCan } from '@galleria/console-kit/sign-in/session';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface JournalLinkProps {
  journalId: number | null;
  children: ReactNode;
}

/** Links an amount to its journal, for staff who may read the ledger. */
export function JournalLink({ journalId, children }: JournalLinkProps) {
  const mayRead = useCan('ledger.view');
  return mayRead && journalId !== null ? <Link to={`/ledger/journals/${journalId}`}>{children}</Link> : children;
}
