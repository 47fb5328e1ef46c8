import { useShell } from '../../visit/shell-data.ts';

/** Whether the page at an address is open; its query is ignored. */
export function isOpenPage(address: string, closedPages: readonly string[]): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return !closedPages.includes(path);
}

/**
 * For menus, tiles and banners: pages that are not built yet (`soon` in routes.ts) and zones that are closed by
 * configuration are not linked until they are open.
 */
export function useIsOpen(): (address: string) => boolean {
  const { closedPages } = useShell();
  return (address) => isOpenPage(address, closedPages);
}
