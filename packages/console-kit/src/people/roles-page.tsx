import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { Loaded } from '@galleria/console-kit/loaded';
import { Page } from '@galleria/console-kit/page';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { storeRoleList } from '@galleria/contract/sellers/people';
import { Button, Grid } from 'antd';
import { useState } from 'react';
import type { StoreRole } from './role-buttons.tsx';
import { RoleCards } from './role-cards.tsx';
import { RoleDrawer } from './role-drawer.tsx';
import { RoleMatrix } from './role-matrix.tsx';

/** What each role may do: built-in ones and those of the store. */
export function Component() {
  const text = useText<'merchant'>();
  const isWide = Grid.useBreakpoint().md ?? true;
  const answer = useCall(storeRoleList, {});
  const [edited, setEdited] = useState<StoreRole | 'new'>();
  const View = isWide ? RoleMatrix : RoleCards;
  return (
    <Page
      title={text('merchant.roles')}
      intro={text('merchant.rolesIntro')}
      action={
        <Can permission="people.edit">
          <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited('new')}>
            {text('merchant.addRole')}
          </Button>
        </Can>
      }
    >
      <Loaded answer={answer} lines={12}>
        {(roles) => <View roles={roles} onEdit={setEdited} />}
      </Loaded>
      <RoleDrawer role={edited} onClose={() => setEdited(undefined)} />
    </Page>
  );
}
