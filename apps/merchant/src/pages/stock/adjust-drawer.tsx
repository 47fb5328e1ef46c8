import { BusyButton } from '@galleria/console-kit/busy-button';
import { useText } from '@galleria/console-kit/console-context';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useMutate } from '@galleria/console-kit/use-mutate';
import type { InputOf } from '@galleria/contract/operation';
import { changeStock } from '@galleria/contract/stock';
import { MANUAL_STOCK_REASONS, type ManualStockReason } from '@galleria/domain/inventory/stock-reasons';
import { Alert, Flex, Form, Input, InputNumber, Segmented, Select } from 'antd';
import { useState } from 'react';
import { nameOf, SkuName, type StockedSku } from './stock-columns.tsx';

interface AdjustDrawerProps {
  sku: StockedSku | undefined;
  onClose: () => void;
}

/** Corrects the stock of one SKU: a counted value, or pieces that came or went. */
export function AdjustDrawer({ sku, onClose }: AdjustDrawerProps) {
  const text = useText<'merchant'>();
  return (
    <FormDrawer title={text('merchantStock.adjust')} isOpen={sku !== undefined} onClose={onClose}>
      {sku && <AdjustForm sku={sku} onDone={onClose} />}
    </FormDrawer>
  );
}

const MODES = ['add', 'take', 'count'] as const;
type Mode = (typeof MODES)[number];

interface Values {
  pieces: number;
  reason: ManualStockReason;
  note?: string;
}

function AdjustForm({ sku, onDone }: { sku: StockedSku; onDone: () => void }) {
  const text = useText<'merchant'>();
  const mutate = useMutate();
  const [mode, setMode] = useState<Mode>('add');
  const [seen, setSeen] = useState(sku.stocks);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save({ pieces, reason, note = '' }: Values) {
    setBusy(true);
    const { skuId } = sku;
    const line =
      mode === 'count' ? { skuId, count: pieces, seen } : { skuId, difference: mode === 'add' ? pieces : -pieces };
    const input: InputOf<typeof changeStock> = { lines: [line], note, ...(mode !== 'count' && { reason }) };
    const answer = await mutate(changeStock, input);
    setBusy(false);
    if (!answer.ok) return;
    const [result] = answer.data.lines;
    if (!result || result.outcome === 'changed' || result.outcome === 'same') return onDone();
    setSeen(result.stocks);
    setProblem(text(`merchantStock.outcome.${result.outcome}`, { name: nameOf(sku), count: result.stocks }));
  }

  return (
    <Form<Values>
      layout="vertical"
      requiredMark="optional"
      initialValues={{ reason: 'received' }}
      onFinish={(values) => void save(values)}
    >
      <Flex vertical gap="large">
        <SkuName sku={sku} />
        <Alert type="info" title={text('merchantStock.now', { count: seen })} />
        <Segmented<Mode>
          block
          value={mode}
          onChange={setMode}
          options={MODES.map((value) => ({ value, label: text(`merchantStock.way.${value}`) }))}
        />
      </Flex>
      <Form.Item
        name="pieces"
        label={text(mode === 'count' ? 'merchantStock.counted' : 'merchantStock.pieces')}
        style={{ marginBlockStart: 24 }}
        rules={[{ required: true, message: text('console.form.required') }]}
      >
        <InputNumber min={mode === 'count' ? 0 : 1} max={99_999_999} precision={0} autoFocus style={{ width: 160 }} />
      </Form.Item>
      {mode !== 'count' && (
        <Form.Item name="reason" label={text('merchantStock.reason')}>
          <Select
            options={MANUAL_STOCK_REASONS.map((value) => ({ value, label: text(`merchantStock.reason.${value}`) }))}
          />
        </Form.Item>
      )}
      <Form.Item name="note" label={text('merchantStock.note')} extra={text('merchantStock.noteHelp')}>
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Flex vertical gap="middle" align="start">
        {problem && <Alert type="error" showIcon title={problem} />}
        <BusyButton type="primary" htmlType="submit" busy={busy}>
          {text('console.save')}
        </BusyButton>
      </Flex>
    </Form>
  );
}
