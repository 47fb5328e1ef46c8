import { BusyButton } from '@galleria/console-kit/busy-button';
import { useText } from '@galleria/console-kit/console-context';
import { useMutate, useToast } from '@galleria/console-kit/use-mutate';
import { changeStock } from '@galleria/contract/stock';
import { Alert, Button, Flex, Input, Modal, Typography } from 'antd';
import { useState } from 'react';
import { nameOf } from './stock-columns.tsx';
import { type Count, type Counts, formatSigned } from './use-counts.ts';

/** Shown at the end of the page while there are unsaved counts. */
export function StocktakeSummary({ counts }: { counts: Counts }) {
  const text = useText<'merchant'>();
  const [isOpen, setOpen] = useState(false);
  const different = counts.all.filter(({ counted, seen }) => counted !== seen).length;
  if (counts.all.length === 0) return null;
  return (
    <>
      <section className="bulk-bar" aria-label={text('merchantStock.stocktake')}>
        <strong aria-live="polite">
          {text('merchantStock.countedSoFar', { count: counts.all.length, different })}
        </strong>
        <Button type="primary" onClick={() => setOpen(true)}>
          {text('merchantStock.review')}
        </Button>
      </section>
      <ReviewDialog counts={counts} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface ReviewDialogProps {
  counts: Counts;
  isOpen: boolean;
  onClose: () => void;
}

/** Reviews the differences before they are saved; afterwards shows those that could not be saved. */
function ReviewDialog({ counts, isOpen, onClose }: ReviewDialogProps) {
  const text = useText<'merchant'>();
  const mutate = useMutate();
  const toast = useToast();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const hasProblems = counts.all.some(({ problem }) => problem);

  async function save() {
    setBusy(true);
    const lines = counts.all.map(({ sku, counted, seen }) => ({ skuId: sku.skuId, count: counted, seen }));
    const answer = await mutate(changeStock, { lines, note });
    setBusy(false);
    if (!answer.ok) return;
    counts.applyResults(answer.data.lines);
    toast(text('merchantStock.stocktakeSaved', { count: answer.data.changed }));
    if (answer.data.lines.every(({ outcome }) => outcome === 'changed' || outcome === 'same')) onClose();
  }

  return (
    <Modal
      open={isOpen}
      onCancel={onClose}
      title={text('merchantStock.reviewTitle')}
      footer={
        <Flex gap="small" justify="end">
          <Button onClick={onClose}>{text('merchantStock.countOn')}</Button>
          <BusyButton type="primary" busy={busy} onClick={() => void save()}>
            {text('merchantStock.saveCount', { count: counts.all.length })}
          </BusyButton>
        </Flex>
      }
    >
      <Flex vertical gap="middle">
        {hasProblems && <Alert type="warning" showIcon title={text('merchantStock.changedMeanwhile')} />}
        <ul className="plain-list review-list">
          {counts.all.map((count) => (
            <Difference key={count.sku.skuId} count={count} />
          ))}
        </ul>
        <Input
          aria-label={text('merchantStock.note')}
          placeholder={text('merchantStock.note')}
          maxLength={100}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Flex>
    </Modal>
  );
}

function Difference({ count: { sku, seen, counted, problem } }: { count: Count }) {
  const text = useText<'merchant'>();
  return (
    <li>
      <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{nameOf(sku)}</bdi>
        {problem && (
          <Typography.Text type="warning">
            <br />
            {text(`merchantStock.outcome.${problem}`, { name: nameOf(sku), count: seen })}
          </Typography.Text>
        )}
      </span>
      <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
        {seen} → {counted} <strong>({formatSigned(counted - seen)})</strong>
      </bdi>
    </li>
  );
}
