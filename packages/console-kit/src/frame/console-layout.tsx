import { Alert, Drawer, Flex, Grid, Layout, theme } from 'antd';
import { useState } from 'react';
import { Outlet } from 'react-router';
import type { ConsoleDefinition } from '../console-context.tsx';
import { useConsole, useSide } from '../console-context.tsx';
import { ConsoleHeader } from './console-header.tsx';
import { SideMenu } from './side-menu.tsx';

const MENU_PX = 232;

/** The screen around every page: menu at the side (a drawer on narrow screens), header, and what to know first. */
export function ConsoleLayout({ definition }: { definition: ConsoleDefinition }) {
  const { text } = useConsole();
  const { token } = theme.useToken();
  const wide = Grid.useBreakpoint().lg ?? false;
  const menuSide = useSide('start');
  const [menuOpen, setMenuOpen] = useState(false);
  const line = `1px solid ${token.colorBorderSecondary}`;
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <a className="skip-link" href="#content">
        {text('console.skipToContent')}
      </a>
      <ConsoleHeader name={text(definition.name)} onOpenMenu={wide ? undefined : () => setMenuOpen(true)} />
      <Layout hasSider={wide}>
        {wide ? (
          <Layout.Sider theme="light" width={MENU_PX} style={{ borderInlineEnd: line }}>
            <div style={{ position: 'sticky', insetBlockStart: 0 }}>
              <SideMenu entries={definition.menu} />
            </div>
          </Layout.Sider>
        ) : (
          <Drawer
            open={menuOpen}
            onClose={() => setMenuOpen(false)}
            placement={menuSide}
            size={MENU_PX + 48}
            title={text(definition.name)}
            styles={{ body: { padding: 0 } }}
          >
            <SideMenu entries={definition.menu} onChosen={() => setMenuOpen(false)} />
          </Drawer>
        )}
        <Layout.Content
          id="content"
          tabIndex={-1}
          style={{ padding: wide ? token.paddingLG : token.padding, minWidth: 0 }}
        >
          <Flex vertical gap="large" style={{ maxWidth: 1200, marginInline: 'auto' }}>
            <Alert
              type="info"
              showIcon
              title={text(definition.notice.title)}
              description={text(definition.notice.text)}
            />
            <Outlet />
          </Flex>
        </Layout.Content>
      </Layout>
    </Layout>
  );
}
