import { useText } from '@galleria/console-kit/console-context';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import { removeStaff, setStaffActive } from '@galleria/contract/staff/people';
import { Button, Flex } from 'antd';
import type { StaffMember } from './member-columns.tsx';

/** Locks a staff member out for a while, or removes the account for good. */
export function MemberButtons({ member: { staffId, name, isActive, isSelf } }: { member: StaffMember }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  if (isSelf) return null;

  async function deactivate() {
    const isSure = await confirm({
      title: text('platformPeople.lockTitle', { name }),
      consequences: text('platformPeople.lockText', { name }),
      action: text('platformPeople.lock'),
      isDangerous: true,
    });
    if (isSure) await setActive(false);
  }

  async function setActive(active: boolean) {
    const done = text(active ? 'platformPeople.letInDone' : 'platformPeople.lockedOut', { name });
    await mutate(setStaffActive, { staffId, isActive: active }, { done });
  }

  async function remove() {
    const isSure = await confirm({
      title: text('platformPeople.removeTitle', { name }),
      consequences: text('platformPeople.removeText', { name }),
      action: text('console.people.remove'),
      isDangerous: true,
    });
    if (isSure) await mutate(removeStaff, { staffId }, { done: text('console.people.removed', { name }) });
  }

  return (
    <Flex gap="small" wrap>
      {isActive ? (
        <Button aria-label={text('platformPeople.lockOf', { name })} onClick={() => void deactivate()}>
          {text('platformPeople.lock')}
        </Button>
      ) : (
        <Button aria-label={text('platformPeople.letInOf', { name })} onClick={() => void setActive(true)}>
          {text('platformPeople.letIn')}
        </Button>
      )}
      <Button danger aria-label={text('console.people.removeOf', { name })} onClick={() => void remove()}>
        {text('console.people.remove')}
      </Button>
    </Flex>
  );
}
