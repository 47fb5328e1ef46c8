import type { ReactNode } from 'react';
import { useText } from '../../messages/messages.tsx';
import { TimeText } from '../../ui/times/time-text.tsx';
import { useMoneyText } from '../money/money-text.ts';
import type { Parts } from './pre-sale.ts';

interface PreSalePartsProps {
  parts: Parts;
  /** For an order: the state of the deposit, the balance and the date of shipping. */
  standing?: { readonly deposit?: ReactNode; readonly balance?: ReactNode; readonly ship?: ReactNode };
}

/** Deposit, balance and date of shipping, in the order in which they are due. */
export function PreSaleParts({ parts, standing = {} }: PreSalePartsProps) {
  const text = useText();
  const money = useMoneyText();
  const { payment, depositCents, balanceCents, balanceFromIso, balanceUntilIso, shipByIso } = parts;
  return (
    <ol className="flex flex-col gap-2 text-sm">
      {payment === 'deposit' && (
        <>
          <Row name={text('preSale.step.deposit')} standing={standing.deposit}>
            <bdi className="font-semibold tabular-nums">{money(depositCents)}</bdi>
          </Row>
          <Row name={text('preSale.step.balance')} standing={standing.balance}>
            <bdi className="font-semibold tabular-nums">{money(balanceCents)}</bdi>
            {balanceFromIso && balanceUntilIso && (
              <span className="text-ink-soft text-xs">
                <TimeText time={apiTime(balanceFromIso)} /> – <TimeText time={apiTime(balanceUntilIso)} />
              </span>
            )}
          </Row>
        </>
      )}
      <Row name={text('preSale.step.ship')} standing={standing.ship}>
        <TimeText time={apiTime(shipByIso)} />
      </Row>
    </ol>
  );
}

function Row({ name, standing, children }: { name: string; standing: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-baseline gap-x-3 text-start">
      <span className="text-ink-soft">{name}</span>
      <span className="flex flex-wrap items-baseline gap-x-2">{children}</span>
      {standing}
    </li>
  );
}

/** A time in the API's format. */
function apiTime(iso: string): string {
  return new Date(iso).toISOString().slice(0, 19).replace('T', ' ');
}
