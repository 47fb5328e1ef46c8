import type { DropdownProps, MenuProps } from 'antd';
import { cloneElement, lazy, type MouseEvent, type ReactElement, Suspense, useState } from 'react';

/** With its menus it would be a tenth of the first screen, and nobody opens one before they have looked around. */
const fetchMenu = () => import('./menu-dropdown.tsx');
const MenuDropdown = lazy(fetchMenu);

interface Trigger {
  onClick?: (event: MouseEvent) => void;
  onPointerEnter?: () => void;
  'aria-haspopup'?: 'menu';
}

interface MenuButtonProps {
  menu: MenuProps;
  placement?: DropdownProps['placement'];
  /** A button. */
  children: ReactElement<Trigger>;
}

/** A button that opens a menu, which is fetched when somebody is about to open it. */
export function MenuButton({ menu, placement = 'bottomRight', children }: MenuButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isByKey, setByKey] = useState(false);
  const button = cloneElement(children, { 'aria-haspopup': 'menu' });
  const waiting = cloneElement(button, {
    // Only fetched: another button in its place between press and release would lose the click.
    onPointerEnter: () => void fetchMenu(),
    onClick: ({ detail }) => {
      // A click by Enter or Space has no count. The focus then goes into the menu that comes.
      setByKey(detail === 0);
      setWanted(true);
      setOpen(true);
    },
  });
  if (!isWanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <MenuDropdown {...{ menu, placement }} open={isOpen} autoFocus={isByKey} onOpenChange={setOpen}>
        {button}
      </MenuDropdown>
    </Suspense>
  );
}
