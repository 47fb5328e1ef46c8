import { useText } from '../console-context.tsx';
import { ContractForm } from '../form/contract-form.tsx';
import { FormDrawer } from '../page/form-drawer.tsx';
import type { OperationOf } from '../sign-in/sign-in-definition.ts';
import { useToast } from '../use-mutate.tsx';

interface InviteDrawerProps {
  isOpen: boolean;
  operation: OperationOf<{ mail: string; roleId: unknown }, null>;
  roles: readonly { value: number; label: string }[];
  onClose: () => void;
}

/** Form that invites a person by mail address and role. */
export function InviteDrawer({ isOpen, operation, roles, onClose }: InviteDrawerProps) {
  const text = useText();
  const toast = useToast();
  return (
    <FormDrawer isOpen={isOpen} onClose={onClose} title={text('console.people.invite')}>
      <ContractForm
        operation={operation}
        fields={{
          mail: { label: text('console.account.mail'), autoFocus: true, help: text('console.people.inviteHelp') },
          roleId: { label: text('console.people.role'), options: roles },
        }}
        fieldOfRefusal={{ 'people.already': 'mail', 'staff.already': 'mail' }}
        submit={text('console.people.sendInvitation')}
        onDone={() => {
          toast(text('console.people.invited'));
          onClose();
        }}
        onCancel={onClose}
      />
    </FormDrawer>
  );
}
