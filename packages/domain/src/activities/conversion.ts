/** Paid orders for each view, from 0; null as long as nobody looked. Who buys without opening the page may make it more than 1. */
export function conversion({ orders, views }: { readonly orders: number; readonly views: number }): number | null {
  return views === 0 ? null : orders / views;
}
