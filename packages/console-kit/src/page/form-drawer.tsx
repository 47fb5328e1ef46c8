import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useSide } from '../console-context.tsx';

interface FormDrawerProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  size?: number;
  children: ReactNode;
}

/** A form beside the list that it changes; closing it discards the input. */
export function FormDrawer({ title, isOpen, onClose, size = 560, children }: FormDrawerProps) {
  return (
    <Drawer open={isOpen} onClose={onClose} placement={useSide('end')} size={size} title={title} destroyOnHidden>
      {isOpen && children}
    </Drawer>
  );
}
