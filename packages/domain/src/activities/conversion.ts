/** Paid orders per view; null without views. Above 1 when buyers order without opening the product page. */
export function conversion({ orders, views }: { readonly orders: number; readonly views: number }): number | null {
  return views === 0 ? null : orders / views;
}
