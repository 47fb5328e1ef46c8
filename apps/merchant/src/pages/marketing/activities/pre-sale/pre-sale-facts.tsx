import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/facts';
import { Panel } from '@galleria/console-kit/panel';
import { TimeText } from '@galleria/console-kit/time-text';
import type { PreSaleTerms } from '@galleria/domain/activities/pre-sale';
import { timeIn } from './pre-sale-draft.ts';

/** What is agreed in a pre-sale, on its page. */
export function PreSaleFacts({ terms }: { terms: PreSaleTerms }) {
  const text = useText<'merchant'>();
  const { payment, depositPercent, balanceFromIso, balanceUntilIso, shipByIso } = terms;
  const at = (iso: string | undefined) => iso && <TimeText time={timeIn(iso)} />;
  const facts = [
    {
      label: text('consolePreSale.payment'),
      value: text(payment === 'deposit' ? 'consolePreSale.withDeposit' : 'consolePreSale.full'),
    },
    { label: text('consolePreSale.percent'), value: depositPercent && `${depositPercent} %` },
    { label: text('consolePreSale.from'), value: at(balanceFromIso) },
    { label: text('consolePreSale.until'), value: at(balanceUntilIso) },
    { label: text('consolePreSale.shipBy'), value: at(shipByIso) },
  ];
  return (
    <Panel title={text('consolePreSale.plan')}>
      <Facts facts={facts.filter(({ value }) => value)} />
    </Panel>
  );
}
