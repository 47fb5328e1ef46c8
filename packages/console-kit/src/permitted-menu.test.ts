import { PERMISSIONS_OF_ROLE } from '@galleria/domain/access/seller-permissions';
import { describe, expect, it } from 'vitest';
import type { MenuGroup } from './console-definition.ts';
import { permittedMenu } from './permitted-menu.ts';

const MENU: readonly MenuGroup<'merchant'>[] = [
  {
    entries: [
      { path: '/', label: 'merchant.name', icon: 'overview' },
      { path: '/orders', label: 'merchant.name', icon: 'store', permission: 'orders.view' },
    ],
  },
  {
    label: 'merchant.name',
    entries: [
      { path: '/people', label: 'merchant.name', icon: 'people', permission: 'people.view' },
      { path: '/audit', label: 'merchant.name', icon: 'audit', permission: 'audit.view' },
    ],
  },
];

const pathsFor = (permissions: readonly string[]) =>
  permittedMenu(MENU, new Set(permissions)).map(({ entries }) => entries.map(({ path }) => path));

describe('permittedMenu', () => {
  it('keeps all entries with all permissions', () => {
    expect(pathsFor(PERMISSIONS_OF_ROLE.owner)).toEqual([
      ['/', '/orders'],
      ['/people', '/audit'],
    ]);
  });

  it('removes entries without permission, and empty groups', () => {
    expect(pathsFor(PERMISSIONS_OF_ROLE.clerk)).toEqual([['/', '/orders']]);
  });

  it('keeps entries that need no permission', () => {
    expect(pathsFor([])).toEqual([['/']]);
  });
});
