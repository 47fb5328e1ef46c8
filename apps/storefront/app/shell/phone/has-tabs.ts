/** Product pages have their own bar at the bottom of the window, with what leads to buying. */
export function hasTabs(pathname: string): boolean {
  return pathname !== '/detail' && pathname !== '/secdetail';
}
