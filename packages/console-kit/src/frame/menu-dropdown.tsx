import { Dropdown, type DropdownProps } from 'antd';

/** Alone in its file, so that it can be fetched later. */
export default function MenuDropdown(props: DropdownProps) {
  return <Dropdown trigger={['click']} {...props} />;
}
