import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can } from '@galleria/console-kit/sign-in/session';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { useCall } from '@galleria/console-kit/use-call';
import { useToast } from '@galleria/console-kit/use-mutate';
import { adjustBuyer, buyerAssets } from '@galleria/contract/ledger/buyer-money';
import type { OutputOf } from '@galleria/contract/operation';
import { Alert, Button, Flex, InputNumber, Statistic } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Buyer } from '../../shared/person-status.tsx';
import { ReasonInput } from '../../shared/reason-input.tsx';

type Assets = OutputOf<typeof buyerAssets>;

/** Balance, points and coupons of the buyer, and the way to adjust them. */
export function AssetsPanel({ buyer: { userId, status } }: { buyer: Buyer }) {
  const text = useText<'platform'>();
  const answer = useCall(buyerAssets, { userId });
  return (
    <Panel
      title={text('platformBuyers.assets')}
      extra={<Link to={`/adjustments?buyer=${userId}`}>{text('platformBuyers.allAdjustments')}</Link>}
    >
      <Loaded answer={answer} lines={2}>
        {(assets) => (
          <Flex wrap gap="large" align="end" justify="space-between">
            <Flex wrap gap="large">
              <Statistic
                title={text('platformBuyers.balance')}
                valueRender={() => <MoneyText amount={assets.balance} />}
              />
              <Statistic title={text('platformBuyers.points')} value={assets.points} />
            </Flex>
            {status !== 'closed' && (
              <Can permission="buyers.adjust">
                <AdjustButton userId={userId} assets={assets} />
              </Can>
            )}
          </Flex>
        )}
      </Loaded>
    </Panel>
  );
}

function AdjustButton({ userId, assets }: { userId: string; assets: Assets }) {
  const text = useText<'platform'>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('platformBuyers.adjust')}</Button>
      <FormDrawer isOpen={isOpen} onClose={close} title={text('platformBuyers.adjust')}>
        <AdjustForm userId={userId} limits={assets.secondPersonAbove} onClose={close} />
      </FormDrawer>
    </>
  );
}

interface AdjustFormProps {
  userId: string;
  limits: Assets['secondPersonAbove'];
  onClose: () => void;
}

function AdjustForm({ userId, limits, onClose }: AdjustFormProps) {
  const text = useText<'platform'>();
  const toast = useToast();
  // Idempotency key: sent twice, it is still one adjustment.
  const [submissionId] = useState(() => crypto.randomUUID());
  const kinds = (['balance', 'points'] as const).map((value) => ({ value, label: text(`platformBuyers.${value}`) }));
  return (
    <Flex vertical gap="middle">
      <Alert
        type="info"
        title={
          <>
            {text('platformBuyers.limit')} <MoneyText amount={limits.balance} /> ·{' '}
            {text('platformBuyers.pointCount', { points: limits.points })}
          </>
        }
      />
      <ContractForm
        operation={adjustBuyer}
        fixed={{ userId, submissionId }}
        initial={{ kind: 'balance' }}
        fields={{
          kind: { label: text('platformBuyers.what'), options: kinds },
          change: {
            label: text('platformBuyers.change'),
            help: text('platformBuyers.changeHelp'),
            control: <InputNumber<number> inputMode="decimal" style={{ width: '100%' }} />,
          },
          reason: {
            label: text('platformBuyers.reason'),
            help: text('platformBuyers.reasonInHistory'),
            control: <ReasonInput />,
          },
        }}
        fieldOfRefusal={{ 'adjustment.insufficient': 'change', 'adjustment.wholePoints': 'change' }}
        submit={text('platformBuyers.adjustNow')}
        onDone={({ state }) => {
          toast(text(state === 'waiting' ? 'platformBuyers.adjustmentWaits' : 'platformBuyers.adjusted'));
          onClose();
        }}
        onCancel={onClose}
      />
    </Flex>
  );
}
