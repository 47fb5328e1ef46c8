import { BusyButton } from '@galleria/console-kit/busy-button';
import { useText } from '@galleria/console-kit/console-context';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { changeLowStockLimit, storeStockPage } from '@galleria/contract/stock';
import { Button, Flex, Form, InputNumber } from 'antd';
import { useState } from 'react';
import { SkuName, type StockedSku } from './stock-columns.tsx';

interface LimitDrawerProps {
  sku: StockedSku | undefined;
  isOfStore: boolean;
  onClose: () => void;
}

/** Sets the low-stock limit of one SKU, or of all SKUs without one of their own. */
export function LimitDrawer({ sku, isOfStore, onClose }: LimitDrawerProps) {
  const text = useText<'merchant'>();
  return (
    <FormDrawer
      title={text(isOfStore ? 'merchantStock.storeLimit' : 'merchantStock.limit')}
      isOpen={sku !== undefined || isOfStore}
      onClose={onClose}
    >
      {sku ? <LimitForm sku={sku} limit={sku.lowLimit} onDone={onClose} /> : <StoreLimit onDone={onClose} />}
    </FormDrawer>
  );
}

function StoreLimit({ onDone }: { onDone: () => void }) {
  const answer = useCall(storeStockPage, { size: 1 });
  return (
    <Loaded answer={answer} lines={2}>
      {({ lowLimit }) => <LimitForm limit={lowLimit} onDone={onDone} />}
    </Loaded>
  );
}

interface LimitFormProps {
  sku?: StockedSku;
  limit: number;
  onDone: () => void;
}

function LimitForm({ sku, limit, onDone }: LimitFormProps) {
  const text = useText<'merchant'>();
  const mutate = useMutate();
  const [busy, setBusy] = useState(false);

  async function save(lowLimit: number | null) {
    setBusy(true);
    const done = text('merchantStock.limitSaved');
    const answer = await mutate(changeLowStockLimit, { ...(sku && { skuId: sku.skuId }), lowLimit }, { done });
    setBusy(false);
    if (answer.ok) onDone();
  }

  return (
    <Form<{ lowLimit: number }>
      layout="vertical"
      requiredMark="optional"
      initialValues={{ lowLimit: limit }}
      onFinish={({ lowLimit }) => void save(lowLimit)}
    >
      {sku && <SkuName sku={sku} />}
      <Form.Item
        name="lowLimit"
        label={text('merchantStock.limitField')}
        extra={text(sku ? 'merchantStock.limitHelp' : 'merchantStock.storeLimitHelp')}
        style={{ marginBlockStart: sku ? 24 : 0 }}
        rules={[{ required: true, message: text('console.form.required') }]}
      >
        <InputNumber min={0} max={99_999_999} precision={0} autoFocus style={{ width: 160 }} />
      </Form.Item>
      <Flex wrap gap="small">
        <BusyButton type="primary" htmlType="submit" busy={busy}>
          {text('console.save')}
        </BusyButton>
        {sku?.hasOwnLimit && <Button onClick={() => void save(null)}>{text('merchantStock.limitOfStore')}</Button>}
      </Flex>
    </Form>
  );
}
