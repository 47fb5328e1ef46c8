import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import type { Filters } from '@galleria/console-kit/list/filters';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useToast } from '@galleria/console-kit/use-mutate';
import { adjustmentPage, rejectAdjustment } from '@galleria/contract/ledger/buyer-money';
import { ADJUSTMENT_STATES } from '@galleria/domain/ledger/adjustments';
import { useState } from 'react';
import { ReasonInput } from '../../shared/reason-input.tsx';
import { type Adjustment, useAdjustmentColumns } from './adjustment-columns.tsx';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Balance and points that staff gave to or took from buyers, and the adjustments that wait for a second person. */
export function Component() {
  const text = useText<'platform'>();
  const [rejected, setRejected] = useState<Adjustment>();
  const kinds = ['balance', 'points'] as const;
  const filters = {
    state: {
      kind: 'select',
      label: text('platformBuyers.status'),
      options: ADJUSTMENT_STATES.map((value) => ({ value, label: text(`platformBuyers.adjustment.${value}`) })),
    },
    kind: {
      kind: 'select',
      label: text('platformBuyers.what'),
      options: kinds.map((value) => ({ value, label: text(`platformBuyers.${value}`) })),
    },
    buyer: { kind: 'text', label: text('platformBuyers.number') },
  } satisfies Filters;
  return (
    <>
      <ListPage
        name="adjustments"
        title={text('platform.adjustments')}
        intro={text('platformBuyers.adjustmentsIntro')}
        operation={adjustmentPage}
        columns={useAdjustmentColumns(setRejected)}
        keyOf={({ adjustmentId }) => adjustmentId}
        filters={filters}
        views={[{ name: text('platformBuyers.adjustment.waiting'), search: 'state=waiting' }]}
        toInput={({ state, kind, buyer }) => ({
          state: ADJUSTMENT_STATES.find((one) => one === state),
          kind: kinds.find((one) => one === kind),
          userId: UUID.test(buyer ?? '') ? buyer : undefined,
        })}
        emptyText={text('platformBuyers.noAdjustments')}
      />
      <RejectDrawer adjustment={rejected} onClose={() => setRejected(undefined)} />
    </>
  );
}

function RejectDrawer({ adjustment, onClose }: { adjustment: Adjustment | undefined; onClose: () => void }) {
  const text = useText<'platform'>();
  const toast = useToast();
  const label = text(adjustment?.isOwn ? 'platformBuyers.takeBack' : 'platformBuyers.reject');
  return (
    <FormDrawer isOpen={adjustment !== undefined} onClose={onClose} title={label}>
      {adjustment && (
        <ContractForm
          operation={rejectAdjustment}
          fixed={{ adjustmentId: adjustment.adjustmentId }}
          fields={{
            reason: {
              label: text('platformBuyers.reason'),
              help: text('platformBuyers.reasonKept'),
              control: <ReasonInput />,
            },
          }}
          submit={label}
          onDone={() => {
            toast(text('platformBuyers.rejected'));
            onClose();
          }}
          onCancel={onClose}
        />
      )}
    </FormDrawer>
  );
}
