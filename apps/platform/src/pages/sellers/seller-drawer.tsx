import { useSide, useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { StateTag } from '@galleria/console-kit/page/state-tag';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { DateText } from '@galleria/console-kit/text/date-text';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate, useToast } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import {
  banSeller,
  endSessionsOfSeller,
  resetSellerTotp,
  revealSellerContact,
  sellerInfo,
  unbanSeller,
} from '@galleria/contract/sellers/staff-sellers';
import { Alert, Button, Drawer, Flex } from 'antd';
import { useState } from 'react';
import { ContactFacts } from '../../shared/contact-facts.tsx';
import { ReasonInput } from '../../shared/reason-input.tsx';
import { SessionsPanel } from '../../shared/sessions-panel.tsx';
import { Workplaces } from './workplaces.tsx';

type Seller = OutputOf<typeof sellerInfo>;

interface SellerDrawerProps {
  /** The drawer is open while this is set. */
  sellerId: string | undefined;
  onClose: () => void;
}

/** One seller, shown beside the list: stores, sessions and staff actions. */
export function SellerDrawer({ sellerId, onClose }: SellerDrawerProps) {
  const text = useText<'platform'>();
  return (
    <Drawer
      open={sellerId !== undefined}
      onClose={onClose}
      placement={useSide('end')}
      size={560}
      title={text('platformBuyers.seller')}
      destroyOnHidden
    >
      {sellerId && <Details key={sellerId} sellerId={sellerId} />}
    </Drawer>
  );
}

function Details({ sellerId }: { sellerId: string }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const mayEdit = useCan('sellers.edit');
  const answer = useCall(sellerInfo, { sellerId });
  async function reveal() {
    const contact = await mutate(revealSellerContact, { sellerId });
    return contact.ok ? contact.data : undefined;
  }
  return (
    <Loaded answer={answer} lines={8}>
      {(seller) => (
        <Flex vertical gap="middle">
          {seller.ban && (
            <Alert
              type="error"
              showIcon
              title={text('platformBuyers.bannedTitle')}
              description={<bdi>{seller.ban.reason || text('platformBuyers.noReason')}</bdi>}
            />
          )}
          <ContactFacts
            contact={seller}
            onReveal={reveal}
            more={[
              [text('console.account.person'), <bdi key="name">{seller.name}</bdi>],
              [text('platformBuyers.stores'), <Workplaces key="stores" stores={seller.stores} />],
              [text('console.account.secondFactor'), <StateTag key="totp" on={seller.hasTotp} />],
              [text('platform.language'), <bdi key="language">{seller.locale}</bdi>],
              [text('platformBuyers.joined'), <DateText key="joined" time={seller.createTime} />],
            ]}
          />
          <SessionsPanel
            sessions={seller.sessions}
            mayEnd={mayEdit}
            onEnd={(sessionId) =>
              mutate(endSessionsOfSeller, { sellerId, sessionId }, { done: text('console.account.sessionEnded') })
            }
          />
          <Can permission="sellers.edit">
            <Actions seller={seller} />
          </Can>
        </Flex>
      )}
    </Loaded>
  );
}

const OPERATIONS = { ban: banSeller, unban: unbanSeller, resetTotp: resetSellerTotp } as const;
type Action = keyof typeof OPERATIONS;

/** Each action asks for its reason inline: a second drawer would cover the seller's name. */
function Actions({ seller: { sellerId, status, hasTotp } }: { seller: Seller }) {
  const text = useText<'platform'>();
  const toast = useToast();
  const [chosen, setChosen] = useState<Action>();
  const close = () => setChosen(undefined);
  const offered: Action[] = [status === 'banned' ? 'unban' : 'ban', ...(hasTotp ? (['resetTotp'] as const) : [])];
  if (!chosen) {
    return (
      <Flex wrap gap="small">
        {offered.map((action) => (
          <Button key={action} danger={action === 'ban'} onClick={() => setChosen(action)}>
            {text(`platformBuyers.${action}`)}
          </Button>
        ))}
      </Flex>
    );
  }
  return (
    <Flex vertical gap="middle">
      <Alert type="warning" title={text(`platformBuyers.seller.${chosen}`)} />
      <ContractForm
        key={chosen}
        operation={OPERATIONS[chosen]}
        fixed={{ sellerId }}
        fields={{
          reason: {
            label: text('platformBuyers.reason'),
            help: text(chosen === 'ban' ? 'platformBuyers.reasonRead' : 'platformBuyers.reasonKept'),
            control: <ReasonInput />,
          },
        }}
        submit={text(`platformBuyers.${chosen}`)}
        onDone={() => {
          toast(text('platformBuyers.done'));
          close();
        }}
        onCancel={close}
      />
    </Flex>
  );
}
