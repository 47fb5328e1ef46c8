import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import type { OutputOf } from '@galleria/contract/operation';
import { redeemVoucher } from '@galleria/contract/orders/fulfilment';
import { Alert, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';

type Redeemed = OutputOf<typeof redeemVoucher>;

/** Redeems one voucher after the other; the result of the last one stays visible. */
export function VoucherTool() {
  const text = useText<'merchant'>();
  const [redeemed, setRedeemed] = useState<readonly Redeemed[]>([]);
  const last = redeemed.at(-1);
  return (
    <Flex vertical gap="middle">
      <ContractForm
        key={redeemed.length}
        operation={redeemVoucher}
        fields={{
          code: { label: text('merchant.order.voucherCode'), help: text('merchant.order.redeemText'), autoFocus: true },
        }}
        fieldOfRefusal={{
          'voucher.notFound': 'code',
          'voucher.used': 'code',
          'voucher.expired': 'code',
          'voucher.refunded': 'code',
        }}
        submit={text('merchant.order.redeemNow')}
        onDone={(answer) => setRedeemed([...redeemed, answer])}
      />
      {last && (
        <Alert
          type="success"
          showIcon
          title={text('merchant.order.redeemed', { name: [last.prodName, last.skuName].filter(Boolean).join(' · ') })}
          description={
            <>
              {text('merchant.order.vouchersLeft', { count: last.left })}{' '}
              <Link to={`/orders/${last.orderNumber}`}>
                {text('merchant.order.named', { number: last.orderNumber })}
              </Link>
            </>
          }
        />
      )}
    </Flex>
  );
}
