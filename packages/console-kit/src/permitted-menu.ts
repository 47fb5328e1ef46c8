import type { MenuGroup, Permission } from './console-definition.ts';

export function isPermitted(granted: ReadonlySet<string>, permission: Permission | undefined): boolean {
  return permission === undefined || granted.has(permission);
}

/** The entries that a person may open; a group without any is left out. */
export function permittedMenu(menu: readonly MenuGroup[], granted: ReadonlySet<string>): MenuGroup[] {
  return menu
    .map((group) => ({ ...group, entries: group.entries.filter(({ permission }) => isPermitted(granted, permission)) }))
    .filter(({ entries }) => entries.length > 0);
}
