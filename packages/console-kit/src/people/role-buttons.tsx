import { Button, Flex } from 'antd';
import { useText } from '../console-context.tsx';
import { Can } from '../sign-in/session.tsx';
import { useConfirm, useMutate } from '../use-mutate.tsx';
import type { RolesProps, RoleWithPermissions } from './roles-definition.ts';

interface RoleButtonsProps extends Pick<RolesProps, 'definition' | 'onEdit'> {
  role: RoleWithPermissions;
}

/** Buttons to edit and delete a role; none for built-in roles, which cannot be changed. */
export function RoleButtons({ definition, role, onEdit }: RoleButtonsProps) {
  const text = useText();
  const mutate = useMutate();
  const confirm = useConfirm();
  const { roleId, name, isBuiltIn } = role;
  if (isBuiltIn) return null;

  async function remove() {
    const isSure = await confirm({
      title: text('console.roles.deleteRoleTitle', { name }),
      consequences: text('console.roles.deleteRoleText'),
      action: text('console.roles.delete'),
      isDangerous: true,
    });
    if (isSure) await mutate(definition.remove, { roleId }, { done: text('console.roles.roleDeleted', { name }) });
  }

  return (
    <Can permission={definition.permission}>
      <Flex gap={4}>
        <Button
          size="small"
          type="link"
          aria-label={text('console.roles.editOf', { name })}
          onClick={() => onEdit(role)}
        >
          {text('console.roles.edit')}
        </Button>
        <Button
          size="small"
          type="link"
          danger
          aria-label={text('console.roles.deleteOf', { name })}
          onClick={() => void remove()}
        >
          {text('console.roles.delete')}
        </Button>
      </Flex>
    </Can>
  );
}
