import { useConsole, useText } from '@galleria/console-kit/console-context';
import { downloadFile } from '@galleria/console-kit/download-file';
import { toCsv } from '@galleria/console-kit/list/csv';
import { useFailureMessage } from '@galleria/console-kit/use-mutate';
import { readStatement, type Share, type StatementInput } from './read-statement.ts';

/** Saves a statement as a file, a line per order; a refusal is shown as a message. */
export function useStatementCsv(): (name: string, input: StatementInput) => Promise<void> {
  const text = useText<'merchant'>();
  const { call } = useConsole();
  const showFailure = useFailureMessage();
  const head = [
    ...[text('merchantMoney.order'), text('merchantMoney.paidAt'), text('merchantMoney.settledAt')],
    ...[text('merchantMoney.goods'), text('merchantMoney.storeBears'), text('merchantMoney.platformBears')],
    ...[text('merchantMoney.shipping'), text('merchantMoney.paid'), text('merchantMoney.commissionPercent')],
    ...[text('merchantMoney.commission'), text('merchantMoney.net'), text('merchantMoney.clawedBack')],
  ];
  return async (name, input) => {
    const answer = await readStatement(call, input);
    if (answer.ok) downloadFile(name, toCsv([head, ...answer.shares.map(rowOf)]), 'text/csv');
    else showFailure(answer);
  };
}

function rowOf(share: Share) {
  return [
    ...[share.orderNumber, share.payTime, share.settleTime, share.goods, 0 - share.storeBears, share.platformBears],
    ...[share.transfee, share.paid, share.commissionPercent, 0 - share.commission, share.net, 0 - share.clawedBack],
  ];
}
