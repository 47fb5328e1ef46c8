import type { MenuGroup } from './console-definition.ts';
import { isPermitted } from './permissions.ts';

/** The entries that a person may open; a group without any is left out. */
export function permittedMenu(menu: readonly MenuGroup[], granted: ReadonlySet<string>): MenuGroup[] {
  return menu
    .map((group) => ({ ...group, entries: group.entries.filter(({ permission }) => isPermitted(granted, permission)) }))
    .filter(({ entries }) => entries.length > 0);
}
