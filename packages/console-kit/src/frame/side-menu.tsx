import { Menu } from 'antd';
import { Link, useLocation } from 'react-router';
import type { ConsoleDefinition } from '../console-context.tsx';
import { useConsole } from '../console-context.tsx';
import { Icon } from '../icon.tsx';

interface SideMenuProps {
  entries: ConsoleDefinition['menu'];
  onChosen?: () => void;
}

export function SideMenu({ entries, onChosen }: SideMenuProps) {
  const { text } = useConsole();
  const { pathname } = useLocation();
  const items = entries.map(({ path, label, icon }) => ({
    key: path,
    icon: <Icon name={icon} />,
    label: (
      <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
        {text(label)}
      </Link>
    ),
  }));
  return (
    <nav aria-label={text('console.menu')}>
      <Menu
        mode="inline"
        items={items}
        selectedKeys={[pathname]}
        onClick={onChosen}
        style={{ borderInlineEnd: 0, paddingBlock: 8 }}
      />
    </nav>
  );
}
