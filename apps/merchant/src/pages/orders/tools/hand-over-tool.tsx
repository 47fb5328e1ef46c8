import { BusyButton } from '@galleria/console-kit/busy-button';
import { useConsole, useText } from '@galleria/console-kit/console-context';
import { FormRefusal } from '@galleria/console-kit/form/form-refusal';
import { useMutate } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import { handOverOrder } from '@galleria/contract/orders/fulfilment';
import { Alert, Flex, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { OrderLineSummary } from '../order-line-summary.tsx';

/** The order of a pickup code. It keeps the code: only the order that is shown can be handed over. */
type Waiting = OutputOf<typeof handOverOrder> & { readonly code: string };

/** For the pickup counter: shows the order of a pickup code first, then hands it over. */
export function HandOverTool() {
  const text = useText<'merchant'>();
  const { call } = useConsole();
  const mutate = useMutate();
  const [code, setCode] = useState('');
  const [waiting, setWaiting] = useState<Waiting>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function lookUp() {
    setBusy(true);
    const answer = await call(handOverOrder, { code, isTaken: 0 });
    setBusy(false);
    setWaiting(answer.ok ? { ...answer.data, code } : undefined);
    setProblem(answer.ok ? undefined : problemOf(answer));
  }

  /** A code that has not eight digits fails the input's validation, whose message is in `data`. */
  function problemOf({ message, data }: { message: string; data: unknown }): string {
    const [first] = Array.isArray(data) ? data : [];
    return first?.message || message || text('console.networkFailed');
  }

  async function handOver({ orderNumber: number, code: shownCode }: Waiting) {
    setBusy(true);
    const answer = await mutate(
      handOverOrder,
      { code: shownCode, isTaken: 1 },
      { done: text('merchant.order.handedOver', { number }) },
    );
    setBusy(false);
    if (!answer.ok) return;
    setWaiting(undefined);
    setCode('');
  }

  return (
    <Form layout="vertical" onFinish={() => void lookUp()}>
      <Form.Item
        label={text('merchant.order.pickupCode')}
        htmlFor="pickup-code"
        extra={text('merchant.order.handOverText')}
      >
        <Input
          id="pickup-code"
          autoFocus
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          readOnly={busy}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setWaiting(undefined);
          }}
        />
      </Form.Item>
      <FormRefusal message={problem} />
      {waiting ? (
        <Flex vertical gap="middle">
          <Typography.Text strong>{text('merchant.order.named', { number: waiting.orderNumber })}</Typography.Text>
          {waiting.lines.map((line) => (
            <OrderLineSummary key={line.orderItemId} line={line} />
          ))}
          <Alert type="warning" showIcon title={text('merchant.order.handOverWarning')} />
          <BusyButton type="primary" busy={busy} onClick={() => void handOver(waiting)}>
            {text('merchant.order.handOverTo', { name: waiting.name })}
          </BusyButton>
        </Flex>
      ) : (
        <BusyButton type="primary" htmlType="submit" busy={busy}>
          {text('merchant.order.lookUp')}
        </BusyButton>
      )}
    </Form>
  );
}
