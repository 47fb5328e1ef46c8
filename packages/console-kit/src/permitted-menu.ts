import type { MenuGroup, Permission } from './console-definition.ts';

export function isPermitted(held: ReadonlySet<string>, permission: Permission | undefined): boolean {
  return permission === undefined || held.has(permission);
}

/** The entries that a person may open; a group without any is left out. */
export function permittedMenu(menu: readonly MenuGroup[], held: ReadonlySet<string>): MenuGroup[] {
  return menu
    .map((group) => ({ ...group, entries: group.entries.filter(({ permission }) => isPermitted(held, permission)) }))
    .filter(({ entries }) => entries.length > 0);
}
