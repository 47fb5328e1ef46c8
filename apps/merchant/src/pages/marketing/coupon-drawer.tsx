import { useSide, useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { useCouponFields } from '@galleria/console-kit/promotions/coupon-fields';
import { newCoupon } from '@galleria/console-kit/promotions/new-promotion';
import { useCall } from '@galleria/console-kit/use-call';
import { useToast } from '@galleria/console-kit/use-mutate';
import type { InputOf, OutputOf } from '@galleria/contract/operation';
import { saveStoreCoupon, storeCouponInfo } from '@galleria/contract/promotions/store-marketing';
import { Alert, Drawer, Flex } from 'antd';
import { useState } from 'react';
import { useScopeFields } from './scope-fields.tsx';

type SavedCoupon = OutputOf<typeof storeCouponInfo>;
type CouponInput = InputOf<typeof saveStoreCoupon>;

interface CouponDrawerProps {
  /** The drawer is closed without one. */
  coupon: number | 'new' | undefined;
  onClose: () => void;
}

export function CouponDrawer({ coupon, onClose }: CouponDrawerProps) {
  const text = useText<'merchant'>();
  return (
    <Drawer
      open={coupon !== undefined}
      onClose={onClose}
      placement={useSide('end')}
      size={560}
      title={text(coupon === 'new' ? 'consoleMarketing.newCoupon' : 'consoleMarketing.editCoupon')}
      destroyOnHidden
    >
      {coupon === 'new' && <CouponForm onClose={onClose} />}
      {typeof coupon === 'number' && <ExistingCoupon couponId={coupon} onClose={onClose} />}
    </Drawer>
  );
}

function ExistingCoupon({ couponId, onClose }: { couponId: number; onClose: () => void }) {
  const answer = useCall(storeCouponInfo, { couponId });
  return (
    <Loaded answer={answer} lines={10}>
      {(saved) => <CouponForm saved={saved} onClose={onClose} />}
    </Loaded>
  );
}

function CouponForm({ saved, onClose }: { saved?: SavedCoupon; onClose: () => void }) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const [initial] = useState<CouponInput>(() => (saved ? toInput(saved) : { ...newCoupon(), scope: 'all' }));
  const [values, setValues] = useState<Partial<CouponInput>>(initial);
  const collected = saved?.collected ?? 0;
  const isFrozen = collected > 0;
  return (
    <Flex vertical gap="middle">
      {isFrozen && <Alert type="info" showIcon title={text('consoleMarketing.frozen', { count: collected })} />}
      <ContractForm
        operation={saveStoreCoupon}
        fixed={{
          ...(saved && { couponId: saved.couponId }),
          // Terms that can no longer be changed are sent unchanged.
          ...(isFrozen && saved && { ...toInput(saved), isGenerous: true }),
        }}
        initial={initial}
        onValues={(changed) => setValues({ ...values, ...changed })}
        fields={useCouponFields(values, isFrozen, useScopeFields(values))}
        fieldOfRefusal={{
          'coupon.worth': values.kind === 'cash' ? 'amount' : 'percentOff',
          'coupon.tooGenerous': 'threshold',
          'coupon.scopeUnknown': 'scopeIds',
          'coupon.belowCollected': 'total',
        }}
        submit={text('consoleMarketing.save')}
        onDone={() => {
          toast(text('consoleMarketing.saved'));
          onClose();
        }}
        onCancel={onClose}
      />
    </Flex>
  );
}

/** The saved coupon as input of the save operation. */
function toInput(saved: SavedCoupon): CouponInput {
  const { names, kind, amount, percentOff, mostOff, threshold, scope, scopeIds, total, perPerson } = saved;
  const { offeredFrom, offeredUntil, validFrom, validUntil, afterDays, validDays } = saved;
  return {
    ...{ names, kind, amount, percentOff, mostOff, threshold, scope, scopeIds, total, perPerson },
    ...{ offeredFrom, offeredUntil, validFrom, validUntil, afterDays, validDays },
  };
}
