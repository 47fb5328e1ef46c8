import { Button, Grid } from 'antd';
import { useState } from 'react';
import { useText } from '../console-context.tsx';
import { Icon } from '../icon.tsx';
import { Loaded } from '../page/loaded.tsx';
import { Page } from '../page/page.tsx';
import { Can } from '../sign-in/session.tsx';
import { useCall } from '../use-call.tsx';
import { RoleCards } from './role-cards.tsx';
import { RoleDrawer } from './role-drawer.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import type { RolesDefinition, RoleWithPermissions } from './roles-definition.ts';

interface RolesPageProps {
  definition: RolesDefinition;
  title: string;
  intro: string;
}

/** The permissions of each role, built-in and own. */
export function RolesPage({ definition, title, intro }: RolesPageProps) {
  const text = useText();
  const isWide = Grid.useBreakpoint().md ?? true;
  const answer = useCall(definition.list, {});
  const [edited, setEdited] = useState<RoleWithPermissions | 'new'>();
  const View = isWide ? RoleMatrix : RoleCards;
  return (
    <Page
      title={title}
      intro={intro}
      action={
        <Can permission={definition.permission}>
          <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited('new')}>
            {text('console.roles.addRole')}
          </Button>
        </Can>
      }
    >
      <Loaded answer={answer} lines={12}>
        {(roles) => <View {...{ definition, roles }} onEdit={setEdited} />}
      </Loaded>
      <RoleDrawer definition={definition} role={edited} onClose={() => setEdited(undefined)} />
    </Page>
  );
}
