import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useToast } from '@galleria/console-kit/use-mutate';
import { banBuyer, unbanBuyer } from '@galleria/contract/accounts/buyers';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import type { Buyer } from '../../shared/person-status.tsx';
import { ReasonInput } from '../../shared/reason-input.tsx';

/** Bans a buyer or lifts the ban. The reason is kept, and a ban's reason is mailed to the buyer. */
export function BanButton({ buyer: { userId, status, nickName } }: { buyer: Buyer }) {
  const text = useText<'platform'>();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  if (status === 'closed') return null;
  const isBanned = status === 'banned';
  const close = () => setOpen(false);
  return (
    <Can permission="buyers.edit">
      <Button danger={!isBanned} onClick={() => setOpen(true)}>
        {text(isBanned ? 'platformBuyers.unban' : 'platformBuyers.ban')}
      </Button>
      <FormDrawer
        isOpen={isOpen}
        onClose={close}
        title={text(isBanned ? 'platformBuyers.unbanOf' : 'platformBuyers.banOf', { name: nickName })}
      >
        <Flex vertical gap="middle">
          <Alert
            type={isBanned ? 'info' : 'warning'}
            title={text(isBanned ? 'platformBuyers.unbanText' : 'platformBuyers.banText')}
          />
          <ContractForm
            key={status}
            operation={isBanned ? unbanBuyer : banBuyer}
            fixed={{ userId }}
            fields={{
              reason: {
                label: text('platformBuyers.reason'),
                help: text(isBanned ? 'platformBuyers.reasonKept' : 'platformBuyers.reasonRead'),
                control: <ReasonInput />,
              },
            }}
            submit={text(isBanned ? 'platformBuyers.unban' : 'platformBuyers.ban')}
            onDone={() => {
              toast(text(isBanned ? 'platformBuyers.unbanned' : 'platformBuyers.banned', { name: nickName }));
              close();
            }}
            onCancel={close}
          />
        </Flex>
      </FormDrawer>
    </Can>
  );
}
