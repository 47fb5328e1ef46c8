import { BusyButton } from '@galleria/console-kit/busy-button';
import { useText } from '@galleria/console-kit/console-context';
import { MoneyInput } from '@galleria/console-kit/form/inputs/money-input';
import { useUnsavedWork } from '@galleria/console-kit/form/unsaved-work';
import { Panel } from '@galleria/console-kit/page/panel';
import { useMoneyFormat } from '@galleria/console-kit/text/money-text';
import { useConfirm, useMutate, useToast } from '@galleria/console-kit/use-mutate';
import { ruleDispute } from '@galleria/contract/after-sales/staff-disputes';
import { RULINGS, type Ruling } from '@galleria/domain/after-sales/dispute-rules';
import { REFUND_KIND } from '@galleria/domain/after-sales/refund-lifecycle';
import { MAX_REQUEST_TEXT_LENGTH } from '@galleria/domain/after-sales/request-limits';
import { Alert, Form, Input, Radio, Switch } from 'antd';
import { useState } from 'react';
import type { DisputeInfo } from './dispute.ts';
import { EffectList } from './effect-list.tsx';
import { useMoneyEffects } from './money-effects.ts';

interface Draft {
  ruling: Ruling;
  amount?: number | null;
  needsReturn?: boolean;
  words?: string;
}

/**
 * Agree in full, in part, or refuse. The effect on the money is shown beside the form and again in the confirmation.
 */
export function RulingPanel({ refund }: { refund: DisputeInfo }) {
  const text = useText<'platform'>();
  const { draft, setDraft, effects, busy, isChanged, send } = useRuling(refund);
  useUnsavedWork(isChanged);
  const money = useMoneyFormat();
  const { refundAmount, maxAmount } = refund;
  return (
    <Panel id="decision" title={text('platformDisputes.rule')}>
      <Form<Draft>
        // Field ids are prefixed with the form's name: drawers of this page have fields of the same names.
        name="ruling"
        layout="vertical"
        requiredMark="optional"
        initialValues={draft}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true }}
        onValuesChange={(_, values) => setDraft({ ...draft, ...values })}
        onFinish={() => void send()}
      >
        <Form.Item name="ruling" label={text('platformDisputes.rule.decision')} required>
          <Radio.Group
            optionType="button"
            buttonStyle="solid"
            options={RULINGS.map((value) => ({ value, label: text(`platformDisputes.rule.${value}`) }))}
          />
        </Form.Item>
        {draft.ruling === 'part' && (
          <Form.Item
            name="amount"
            label={text('platformDisputes.rule.amount')}
            extra={text('platformDisputes.rule.amountHelp', { asked: money(refundAmount), most: money(maxAmount) })}
            rules={[{ required: true, type: 'number', min: 0.01, message: text('platformDisputes.rule.amountNeeded') }]}
          >
            <MoneyInput max={maxAmount} />
          </Form.Item>
        )}
        {draft.ruling !== 'refused' && (
          <Form.Item
            name="needsReturn"
            valuePropName="checked"
            // A switch always has a value, so it must not be labelled as optional.
            required
            label={text('platformDisputes.rule.needsReturn')}
            extra={text('platformDisputes.rule.needsReturnHelp')}
          >
            <Switch />
          </Form.Item>
        )}
        <Form.Item
          name="words"
          label={text('platformDisputes.rule.words')}
          rules={[{ required: true, whitespace: true, message: text('console.form.required') }]}
        >
          <Input.TextArea rows={4} maxLength={MAX_REQUEST_TEXT_LENGTH} showCount />
        </Form.Item>
        <Form.Item>
          <Alert
            type="info"
            title={text('platformDisputes.rule.money')}
            description={<EffectList effects={[...effects, text('platformDisputes.rule.second')]} />}
          />
        </Form.Item>
        <BusyButton type="primary" htmlType="submit" block busy={busy}>
          {text('platformDisputes.rule.submit')}
        </BusyButton>
      </Form>
    </Panel>
  );
}

/** The draft of the ruling, and its submission. */
function useRuling(refund: DisputeInfo) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  const toast = useToast();
  const moneyEffects = useMoneyEffects();
  const start: Draft = { ruling: 'full', needsReturn: refund.applyType === REFUND_KIND.returnGoods && !refund.express };
  const [draft, setDraft] = useState(start);
  const [busy, setBusy] = useState(false);
  const { refundSn } = refund;
  const { ruling, words = '' } = draft;
  const amount = draft.amount ?? 0;
  const needsReturn = ruling !== 'refused' && (draft.needsReturn ?? false);
  const effects = moneyEffects(refund, { ruling, amount, needsReturn });

  async function send() {
    const isSure = await confirm({
      title: text('platformDisputes.rule.confirmTitle', { number: refundSn }),
      consequences: <EffectList effects={[...effects, text('platformDisputes.rule.final')]} />,
      action: text(`platformDisputes.rule.confirm.${ruling}`),
      isDangerous: true,
    });
    if (!isSure) return;
    setBusy(true);
    const answer = await mutate(ruleDispute, {
      ...{ refundSn, ruling, needsReturn, words: words.trim() },
      ...(ruling === 'part' && { amount }),
    });
    setBusy(false);
    if (!answer.ok) return;
    setDraft(start);
    toast(text(answer.data.isProposed ? 'platformDisputes.rule.proposedDone' : 'platformDisputes.rule.done'));
  }

  return { draft, setDraft, effects, busy, isChanged: words !== '', send };
}
