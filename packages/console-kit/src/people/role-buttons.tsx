import { useText } from '@galleria/console-kit/console-context';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useAct, useConfirm } from '@galleria/console-kit/use-act';
import type { OutputOf } from '@galleria/contract/operation';
import { deleteStoreRole, type storeRoleList } from '@galleria/contract/sellers/people';
import { Button, Flex } from 'antd';

export type StoreRole = OutputOf<typeof storeRoleList>[number];

/** Only roles of the store itself can be changed. */
export function RoleButtons({ role, onEdit }: { role: StoreRole; onEdit: (role: StoreRole) => void }) {
  const text = useText<'merchant'>();
  const act = useAct();
  const confirm = useConfirm();
  const { roleId, name, isBuiltIn } = role;
  if (isBuiltIn) return null;

  async function remove() {
    const isSure = await confirm({
      title: text('merchant.deleteRoleTitle', { name }),
      consequences: text('merchant.deleteRoleText'),
      action: text('merchant.delete'),
      isDangerous: true,
    });
    if (isSure) await act(deleteStoreRole, { roleId }, { done: text('merchant.roleDeleted', { name }) });
  }

  return (
    <Can permission="people.edit">
      <Flex gap={4}>
        <Button size="small" type="link" aria-label={text('merchant.editOf', { name })} onClick={() => onEdit(role)}>
          {text('merchant.edit')}
        </Button>
        <Button
          size="small"
          type="link"
          danger
          aria-label={text('merchant.deleteOf', { name })}
          onClick={() => void remove()}
        >
          {text('merchant.delete')}
        </Button>
      </Flex>
    </Can>
  );
}
