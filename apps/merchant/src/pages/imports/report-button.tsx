import { BusyButton } from '@galleria/console-kit/busy-button';
import { useConsole, useText } from '@galleria/console-kit/console-context';
import { downloadFile } from '@galleria/console-kit/download-file';
import { Icon } from '@galleria/console-kit/icon';
import { toCsv } from '@galleria/console-kit/list/csv';
import { useFailureMessage } from '@galleria/console-kit/use-mutate';
import type { Answer } from '@galleria/contract/call';
import type { importLinePage } from '@galleria/contract/imports';
import { useState } from 'react';
import { type ImportLine, type Kind, OPERATIONS } from './import-kinds.ts';
import { useProblemText } from './use-problem-text.ts';

const LINE_BATCH_SIZE = 1000;

/** Downloads the result of every line as CSV, for correcting the wrong ones. */
export function ReportButton({ kind, importId }: { kind: Kind; importId: number }) {
  const { call } = useConsole();
  const text = useText<'merchant'>();
  const problemText = useProblemText();
  const showFailure = useFailureMessage();
  const [busy, setBusy] = useState(false);

  function toRow({ line, state, product, sku, before, after, prodId, problems }: ImportLine) {
    const messages = problems.map((problem) => [problem.field, problemText(problem)].filter(Boolean).join(': '));
    return [line, text(`merchantStock.imports.line.${state}`), product, sku, before, after, prodId, messages.join(' ')];
  }

  async function download() {
    setBusy(true);
    const parts = [toCsv([['line', 'result', 'product', 'sku', 'before', 'after', 'productId', 'problems']])];
    let cursor = '0';
    while (cursor) {
      const answer: Answer<typeof importLinePage> = await call(OPERATIONS[kind].lines, {
        importId,
        cursor,
        size: LINE_BATCH_SIZE,
      });
      if (!answer.ok) {
        showFailure(answer);
        return setBusy(false);
      }
      parts.push(toCsv(answer.data.records.map(toRow)));
      cursor = answer.data.nextCursor;
    }
    downloadFile(`import-${importId}.csv`, parts.join(''), 'text/csv');
    setBusy(false);
  }

  return (
    <BusyButton icon={<Icon name="download" />} busy={busy} onClick={() => void download()}>
      {text('merchantStock.imports.result')}
    </BusyButton>
  );
}
