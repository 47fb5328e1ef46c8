import { useShell } from '../shell-data.ts';

/** Whether an address of the mall leads to a page that is there, whatever its query. */
export function isOpenPage(address: string, closedPages: readonly string[]): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return !closedPages.includes(path);
}

/**
 * For menus, tiles and banners: pages that are not built yet (`soon` in routes.ts) and zones that configuration keeps
 * closed are not linked. They appear by themselves when they open.
 */
export function useIsOpen(): (address: string) => boolean {
  const { closedPages } = useShell();
  return (address) => isOpenPage(address, closedPages);
}
