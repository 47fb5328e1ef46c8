import { Dropdown, type DropdownProps } from 'antd';

/** In a file of its own, so that it can be loaded lazily. */
export default function MenuDropdown(props: DropdownProps) {
  return <Dropdown trigger={['click']} {...props} />;
}
