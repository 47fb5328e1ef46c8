import { Flex, Grid, Layout, Skeleton, theme } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Outlet, useMatches } from 'react-router';
import { useConsole } from '../console-context.tsx';
import type { Permission } from '../console-definition.ts';
import { UnsavedWorkGuard } from '../form/unsaved-work.tsx';
import { Forbidden } from '../page/forbidden.tsx';
import { SessionGate, useCan } from '../sign-in/session.tsx';
import { ConsoleHeader } from './console-header.tsx';
import { MenuHead } from './menu-head.tsx';
import { SideMenu } from './side-menu.tsx';

const MENU_PX = 232;

/** The frame around every page; in a console with sign-in, only for a signed-in person. */
export function ConsoleLayout({ isLoading = false }: { isLoading?: boolean }) {
  const { signIn } = useConsole().definition;
  const content = isLoading ? <Skeleton active title={false} paragraph={{ rows: 8 }} /> : <PermittedPage />;
  if (!signIn) return <Frame content={content} />;
  return (
    <SessionGate
      signIn={signIn}
      fallback={<Skeleton active title={false} paragraph={{ rows: 12 }} style={{ padding: 24 }} />}
    >
      <Frame content={content} />
    </SessionGate>
  );
}

/** Side menu (a drawer on narrow screens), header and content. */
function Frame({ content }: { content: ReactNode }) {
  const { text } = useConsole();
  const { token } = theme.useToken();
  const wide = Grid.useBreakpoint().lg ?? false;
  return (
    <Layout hasSider={wide} style={{ minHeight: '100vh' }}>
      <a className="skip-link" href="#content">
        {text('console.skipToContent')}
      </a>
      {wide && (
        <Layout.Sider width={MENU_PX} className="side">
          <div className="side-sticky">
            <MenuHead />
            <SideMenu />
          </div>
        </Layout.Sider>
      )}
      <Layout>
        <HeaderWithMenu isWide={wide} />
        <Layout.Content
          id="content"
          tabIndex={-1}
          style={{ padding: wide ? token.paddingLG : token.padding, minWidth: 0 }}
        >
          <Flex vertical gap="large" style={{ maxWidth: 1200, marginInline: 'auto' }}>
            <UnsavedWorkGuard>{content}</UnsavedWorkGuard>
          </Flex>
        </Layout.Content>
      </Layout>
    </Layout>
  );
}

/** Loaded when the menu is opened on a narrow screen. */
const MenuDrawer = lazy(() => import('./menu-drawer.tsx'));

function HeaderWithMenu({ isWide }: { isWide: boolean }) {
  const [menuOpen, setMenuOpen] = useState<boolean>();
  if (isWide) return <ConsoleHeader onOpenMenu={undefined} />;
  return (
    <>
      <ConsoleHeader onOpenMenu={() => setMenuOpen(true)} />
      {menuOpen !== undefined && (
        <Suspense>
          <MenuDrawer isOpen={menuOpen} width={MENU_PX + 56} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The permission is in the `handle` of the route, see `console-router.tsx`. */
function PermittedPage() {
  const handles = useMatches().map(({ handle }) => handle as { permission?: Permission } | undefined);
  const permission = handles.find((handle) => handle?.permission)?.permission;
  return useCan(permission) ? <Outlet /> : <Forbidden />;
}
