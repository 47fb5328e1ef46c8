/** Product pages have a bar of their own at the bottom of the window, with the buttons to buy. */
export function hasTabs(pathname: string): boolean {
  return pathname !== '/detail' && pathname !== '/secdetail';
}
