import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icon.tsx';
import { ListPage } from '../list/list-page.tsx';
import { Can } from '../sign-in/session.tsx';
import { EditNoticeDrawer } from './edit-notice-drawer.tsx';
import { useEditableNoticeColumns } from './editable-notice-columns.tsx';
import type { NoticesDefinition } from './notices-definition.ts';

interface NoticesPageProps {
  /** Key under which the chosen columns are stored. */
  name: string;
  definition: NoticesDefinition;
  /** Shown above the list. */
  children?: ReactNode;
}

/** The notices of a store or of the mall: published, hidden or scheduled. */
export function NoticesPage({ name, definition, children }: NoticesPageProps) {
  const { list, permission, texts } = definition;
  const [edited, setEdited] = useState<number | 'new'>();
  return (
    <>
      <ListPage
        name={name}
        title={texts.title}
        intro={texts.intro}
        action={
          <Can permission={permission}>
            <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited('new')}>
              {texts.add}
            </Button>
          </Can>
        }
        operation={list}
        columns={useEditableNoticeColumns(definition, setEdited)}
        keyOf={({ id }) => id}
        emptyText={texts.empty}
      >
        {() => children}
      </ListPage>
      <EditNoticeDrawer definition={definition} noticeId={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}
