import type { DropdownProps, MenuProps } from 'antd';
import { cloneElement, lazy, type MouseEvent, type ReactElement, Suspense, useState } from 'react';

/** Loaded lazily: the dropdown would be a tenth of the first screen's code, and is not opened right away. */
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
  /** The button. */
  children: ReactElement<Trigger>;
}

/** A button that opens a menu, whose code is loaded when the pointer enters the button. */
export function MenuButton({ menu, placement = 'bottomRight', children }: MenuButtonProps) {
  const [isLoaded, setLoaded] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isByKey, setByKey] = useState(false);
  const button = cloneElement(children, { 'aria-haspopup': 'menu' });
  const placeholder = cloneElement(button, {
    // Only prefetches: rendering another button between press and release would lose the click.
    onPointerEnter: () => void fetchMenu(),
    onClick: ({ detail }) => {
      // A click by Enter or Space has no click count. The focus then moves into the opened menu.
      setByKey(detail === 0);
      setLoaded(true);
      setOpen(true);
    },
  });
  if (!isLoaded) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <MenuDropdown {...{ menu, placement }} open={isOpen} autoFocus={isByKey} onOpenChange={setOpen}>
        {button}
      </MenuDropdown>
    </Suspense>
  );
}
