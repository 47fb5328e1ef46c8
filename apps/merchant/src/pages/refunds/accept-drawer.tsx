import { ActionDrawer } from '@galleria/console-kit/after-sales/action-drawer';
import { useText } from '@galleria/console-kit/console-context';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useMoneyFormat } from '@galleria/console-kit/text/money-text';
import { useCall } from '@galleria/console-kit/use-call';
import { acceptRefund } from '@galleria/contract/after-sales/store-refunds';
import { returnAddressChoices } from '@galleria/contract/store-settings/return-addresses';
import { REFUND_KIND } from '@galleria/domain/after-sales/refund-lifecycle';
import { Alert } from 'antd';
import { Link } from 'react-router';
import type { RefundDrawerProps } from './refund.ts';

/** Accepts a request. Money only is refunded at once; goods have to be returned to an address of the store first. */
export function AcceptDrawer(props: RefundDrawerProps) {
  if (!props.isOpen) return null;
  return props.refund.applyType === REFUND_KIND.returnGoods ? (
    <AcceptReturn {...props} />
  ) : (
    <AcceptMoneyOnly {...props} />
  );
}

function AcceptMoneyOnly({ refund: { refundSn, refundAmount }, ...drawer }: RefundDrawerProps) {
  const text = useText<'merchant'>();
  const amount = useMoneyFormat()(refundAmount);
  return (
    <ActionDrawer
      {...drawer}
      title={text('merchantRefunds.accept.title', { number: refundSn })}
      effect={text('merchantRefunds.accept.moneyOnly', { amount })}
      isMoneyMoving
      operation={acceptRefund}
      fixed={{ refundSn, refundAmount }}
      fields={{
        isRestocked: { label: text('merchantRefunds.restock'), help: text('merchantRefunds.restock.help') },
      }}
      submit={text('merchantRefunds.accept.submitMoneyOnly', { amount })}
      done={text('merchantRefunds.accept.done', { number: refundSn })}
    />
  );
}

function AcceptReturn({ refund: { refundSn, refundAmount }, ...drawer }: RefundDrawerProps) {
  const text = useText<'merchant'>();
  const amount = useMoneyFormat()(refundAmount);
  const title = text('merchantRefunds.accept.title', { number: refundSn });
  const answer = useCall(returnAddressChoices, {});
  const [first] = answer.data ?? [];
  if (!first) {
    return (
      <FormDrawer {...drawer} title={title} size={480}>
        <Loaded answer={answer}>{() => <NoAddress />}</Loaded>
      </FormDrawer>
    );
  }
  const addresses = answer.data ?? [];
  return (
    <ActionDrawer
      {...drawer}
      title={title}
      effect={text('merchantRefunds.accept.returnGoods', { amount })}
      operation={acceptRefund}
      fixed={{ refundSn, refundAmount }}
      initial={{ returnAddressId: addresses.find(({ isDefault }) => isDefault)?.addressId ?? first.addressId }}
      fields={{
        returnAddressId: {
          label: text('merchantRefunds.address'),
          isRequired: true,
          options: addresses.map(({ addressId, receiver, region, detail }) => ({
            value: addressId,
            label: `${receiver} · ${region} ${detail}`,
          })),
        },
      }}
      submit={text('merchantRefunds.accept.submitReturnGoods')}
      done={text('merchantRefunds.accept.done', { number: refundSn })}
    />
  );
}

function NoAddress() {
  const text = useText<'merchant'>();
  return (
    <Alert
      type="warning"
      title={text('merchantRefunds.address.none')}
      action={
        <Can permission="store.edit">
          <Link to="/store/returns">{text('merchantRefunds.address.add')}</Link>
        </Can>
      }
    />
  );
}
