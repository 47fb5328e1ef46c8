import { Drawer, Flex } from 'antd';
import { useConsole, useSide } from '../console-context.tsx';
import { MallLink } from '../page/mall-link.tsx';
import { useOptionalPerson } from '../sign-in/session.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuHead } from './menu-head.tsx';
import { SideMenu } from './side-menu.tsx';

interface MenuDrawerProps {
  isOpen: boolean;
  width: number;
  onClose: () => void;
}

/** The menu on narrow screens, with the header's links that have no room there. */
export default function MenuDrawer({ isOpen, width, onClose }: MenuDrawerProps) {
  const { text } = useConsole();
  const person = useOptionalPerson();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement={useSide('start')}
      size={width}
      title={text('console.menu')}
      rootClassName="side-drawer"
      styles={{ body: { padding: 0 } }}
    >
      <MenuHead />
      <SideMenu onChosen={onClose} />
      {person && (
        <Flex vertical gap="small" className="side-foot">
          <LanguageSwitch />
          <MallLink to="/" isPlain>
            {text('console.toTheMall')}
          </MallLink>
        </Flex>
      )}
    </Drawer>
  );
}
