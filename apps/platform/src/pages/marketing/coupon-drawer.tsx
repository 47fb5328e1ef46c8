import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { MoneyInput } from '@galleria/console-kit/form/inputs/money-input';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { useCouponFields } from '@galleria/console-kit/promotions/coupon-fields';
import { newCoupon } from '@galleria/console-kit/promotions/new-promotion';
import { useCall } from '@galleria/console-kit/use-call';
import { useToast } from '@galleria/console-kit/use-mutate';
import type { InputOf, OutputOf } from '@galleria/contract/operation';
import { platformCouponInfo, savePlatformCoupon } from '@galleria/contract/promotions/staff-marketing';
import { Alert, Flex } from 'antd';
import { useState } from 'react';
import { useScopeFields } from './scope-fields.tsx';

type SavedCoupon = OutputOf<typeof platformCouponInfo>;
type CouponInput = InputOf<typeof savePlatformCoupon>;

interface CouponDrawerProps {
  /** The drawer is open while this is set. */
  coupon: number | 'new' | undefined;
  onClose: () => void;
}

export function CouponDrawer({ coupon, onClose }: CouponDrawerProps) {
  const text = useText<'platform'>();
  return (
    <FormDrawer
      isOpen={coupon !== undefined}
      onClose={onClose}
      title={text(coupon === 'new' ? 'consoleMarketing.newCoupon' : 'consoleMarketing.editCoupon')}
    >
      {coupon === 'new' && <CouponForm onClose={onClose} />}
      {typeof coupon === 'number' && <ExistingCoupon couponId={coupon} onClose={onClose} />}
    </FormDrawer>
  );
}

function ExistingCoupon({ couponId, onClose }: { couponId: number; onClose: () => void }) {
  const answer = useCall(platformCouponInfo, { couponId });
  return (
    <Loaded answer={answer} lines={10}>
      {(saved) => <CouponForm saved={saved} onClose={onClose} />}
    </Loaded>
  );
}

function CouponForm({ saved, onClose }: { saved?: SavedCoupon; onClose: () => void }) {
  const text = useText<'platform'>();
  const toast = useToast();
  const [initial] = useState<CouponInput>(() => (saved ? toInput(saved) : { ...newCoupon(), storePercent: 0 }));
  const [values, setValues] = useState<Partial<CouponInput>>(initial);
  const collected = saved?.collected ?? 0;
  const isFrozen = collected > 0;
  // A coupon that was collected without a budget cannot get one: what was redeemed of it was not charged to any.
  const mayHaveBudget = !isFrozen || saved?.budget !== null;
  const common = useCouponFields(values, isFrozen, useScopeFields(values));
  return (
    <Flex vertical gap="middle">
      {isFrozen && <Alert type="info" showIcon title={text('consoleMarketing.frozen', { count: collected })} />}
      <ContractForm
        operation={savePlatformCoupon}
        fixed={{
          ...(saved && { couponId: saved.couponId }),
          // Once collected, the frozen fields are sent as they are stored.
          ...(isFrozen && saved && { ...toInput(saved), isGenerous: true }),
        }}
        initial={initial}
        onValues={(changed) => setValues({ ...values, ...changed })}
        fields={{
          ...common,
          storePercent: {
            label: text('platformMarketing.storePercent'),
            help: text('platformMarketing.storePercentHelp'),
          },
          ...(mayHaveBudget && {
            budget: {
              label: text('platformMarketing.budget'),
              help: text('platformMarketing.budgetHelp'),
              control: <MoneyInput />,
            },
          }),
        }}
        fieldOfRefusal={{
          'coupon.worth': values.kind === 'cash' ? 'amount' : 'percentOff',
          'coupon.tooGenerous': 'threshold',
          'coupon.scopeUnknown': 'scopeIds',
          'coupon.belowCollected': 'total',
          'coupon.belowUsed': 'budget',
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

/** The form's input, made from the stored coupon. */
function toInput(saved: SavedCoupon): CouponInput {
  const { names, kind, amount, percentOff, mostOff, threshold, scope, scopeIds, total, perPerson } = saved;
  const { offeredFrom, offeredUntil, validFrom, validUntil, afterDays, validDays, storePercent, budget } = saved;
  return {
    ...{ names, kind, amount, percentOff, mostOff, threshold, scope, scopeIds, total, perPerson },
    ...{ offeredFrom, offeredUntil, validFrom, validUntil, afterDays, validDays, storePercent, budget },
  };
}
