import { useText } from '@galleria/console-kit/console-context';
import { downloadFile } from '@galleria/console-kit/download-file';
import { toCsv } from '@galleria/console-kit/list/csv';
import type { Share } from './read-statement.ts';

/** Saves a statement as a file, a line per order. */
export function useStatementCsv(): (name: string, shares: readonly Share[]) => void {
  const text = useText<'merchant'>();
  const head = [
    ...[text('merchantMoney.order'), text('merchantMoney.paidAt'), text('merchantMoney.settledAt')],
    ...[text('merchantMoney.goods'), text('merchantMoney.storeBears'), text('merchantMoney.platformBears')],
    ...[text('merchantMoney.shipping'), text('merchantMoney.paid'), text('merchantMoney.commissionPercent')],
    ...[text('merchantMoney.commission'), text('merchantMoney.net'), text('merchantMoney.clawedBack')],
  ];
  return (name, shares) => {
    const rows = shares.map((share) => [
      ...[share.orderNumber, share.payTime, share.settleTime, share.goods, 0 - share.storeBears, share.platformBears],
      ...[share.transfee, share.paid, share.commissionPercent, 0 - share.commission, share.net, 0 - share.clawedBack],
    ]);
    downloadFile(name, toCsv([head, ...rows]), 'text/csv');
  };
}
