import type { Refund } from '@galleria/contract/after-sales/fields';
import type { ValueOf } from '@galleria/contract/operation';
import { REFUND_KIND, REFUND_STATE } from '@galleria/domain/after-sales/refund-lifecycle';
import { Flex, Tag } from 'antd';
import { useText } from '../console-context.tsx';
import type { Step } from './step-message.ts';

/** A request with the fields that both consoles have. */
export type RefundRequest = Omit<ValueOf<typeof Refund>, 'steps'> & { readonly steps: readonly Step[] };

type StateName = keyof typeof REFUND_STATE;

export function stateName(state: number): StateName {
  const names = Object.keys(REFUND_STATE) as StateName[];
  return names.find((name) => REFUND_STATE[name] === state) ?? 'closed';
}

const COLOURS: Readonly<Record<StateName, string>> = {
  ...{ applied: 'warning', accepted: 'processing', sentBack: 'processing', received: 'processing' },
  ...{ refunded: 'success', withdrawn: 'default', refused: 'error', disputed: 'processing', closed: 'default' },
};

/** State of a request, and of its refund payment where the state of the request does not imply it. */
export function RefundState({ refund }: { refund: Pick<RefundRequest, 'returnMoneySts' | 'moneyState'> }) {
  const text = useText();
  const name = stateName(refund.returnMoneySts);
  const { moneyState } = refund;
  return (
    <Flex wrap gap={4}>
      <Tag color={COLOURS[name]}>{text(`consoleRefunds.state.${name}`)}</Tag>
      {(moneyState === 'requested' || moneyState === 'failed') && (
        <Tag color={moneyState === 'failed' ? 'error' : 'processing'}>{text(`consoleRefunds.money.${moneyState}`)}</Tag>
      )}
    </Flex>
  );
}

/** Name of the kind of a request: with goods to return, or money only. */
export function useKindName(): (applyType: number) => string {
  const text = useText();
  return (applyType) =>
    text(applyType === REFUND_KIND.returnGoods ? 'consoleRefunds.kind.returnGoods' : 'consoleRefunds.kind.moneyOnly');
}
