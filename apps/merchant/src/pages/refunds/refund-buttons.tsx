import { RefuseDrawer } from '@galleria/console-kit/after-sales/refuse-drawer';
import { useText } from '@galleria/console-kit/console-context';
import { Can } from '@galleria/console-kit/sign-in/session';
import { refuseRefund } from '@galleria/contract/after-sales/store-refunds';
import type { StoreRefundAction } from '@galleria/domain/after-sales/refund-lifecycle';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { AcceptDrawer } from './accept-drawer.tsx';
import { OfferDrawer } from './offer-drawer.tsx';
import { ProofDrawer } from './proof-drawer.tsx';
import { ReceiveDrawer } from './receive-drawer.tsx';
import type { RefundInfo } from './refund.ts';

/** In order of emphasis, primary actions last. */
const BUTTONS = [
  { action: 'refuse', label: 'consoleRefunds.refuse', look: { danger: true } },
  { action: 'offer', label: 'merchantRefunds.offerAction', look: {} },
  { action: 'accept', label: 'merchantRefunds.accept', look: { type: 'primary' } },
  { action: 'receive', label: 'merchantRefunds.receive', look: { type: 'primary' } },
  { action: 'addProof', label: 'merchantRefunds.proof', look: { type: 'primary' } },
] as const;

/** Whether the lifecycle allows an action, and the time for evidence is not over. */
function isOffered({ actions, dispute }: RefundInfo, action: StoreRefundAction): boolean {
  if (!actions.includes(action)) return false;
  return action !== 'addProof' || !dispute || Date.parse(dispute.evidenceEndTimeIso) > Date.now();
}

/** Actions that the request's state and the person's permissions allow. */
export function RefundButtons({ refund }: { refund: RefundInfo }) {
  const text = useText<'merchant'>();
  const [open, setOpen] = useState<StoreRefundAction>();
  const close = () => setOpen(undefined);
  const drawer = (action: StoreRefundAction) => ({ refund, isOpen: open === action, onClose: close });
  return (
    <Can permission="refunds.handle">
      <Flex wrap gap="small">
        {BUTTONS.filter(({ action }) => isOffered(refund, action)).map(({ action, label, look }) => (
          <Button key={action} {...look} onClick={() => setOpen(action)}>
            {text(label)}
          </Button>
        ))}
      </Flex>
      <AcceptDrawer {...drawer('accept')} />
      <RefuseDrawer
        {...drawer('refuse')}
        operation={refuseRefund}
        effect={text('merchantRefunds.refuse.text')}
        labels={{ words: text('merchantRefunds.refuse.words'), pictures: text('merchantRefunds.refuse.pictures') }}
      />
      <OfferDrawer {...drawer('offer')} />
      <ReceiveDrawer {...drawer('receive')} />
      <ProofDrawer {...drawer('addProof')} />
    </Can>
  );
}
