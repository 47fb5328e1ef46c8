import type { PreSaleTerms } from '@galleria/domain/activities/pre-sale';
import { useText } from '../console-context.tsx';
import { IsoTimeText } from '../orders/pre-sale-panel.tsx';
import { Facts } from '../page/facts.tsx';
import { Panel } from '../page/panel.tsx';

/** The terms of a pre-sale, on the page of its activity. */
export function PreSaleTermsPanel({ terms }: { terms: PreSaleTerms }) {
  const text = useText();
  const { payment, depositPercent, balanceFromIso, balanceUntilIso, shipByIso } = terms;
  const facts = [
    {
      label: text('consolePreSale.payment'),
      value: text(payment === 'deposit' ? 'consolePreSale.withDeposit' : 'consolePreSale.full'),
    },
    { label: text('consolePreSale.percent'), value: depositPercent && `${depositPercent} %` },
    { label: text('consolePreSale.from'), value: balanceFromIso && <IsoTimeText iso={balanceFromIso} /> },
    { label: text('consolePreSale.until'), value: balanceUntilIso && <IsoTimeText iso={balanceUntilIso} /> },
    { label: text('consolePreSale.shipBy'), value: <IsoTimeText iso={shipByIso} /> },
  ];
  return (
    <Panel title={text('consolePreSale.plan')}>
      <Facts facts={facts.filter(({ value }) => value)} />
    </Panel>
  );
}
