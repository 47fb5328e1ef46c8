/** A number that somebody typed, brought to the nearest that can be bought: at least one, at most what is there. */
export function clampQuantity(typed: string | number, stocks: number): number {
  const wanted = Math.floor(Number(typed));
  if (!(wanted >= 1)) return 1;
  return Math.min(wanted, Math.max(stocks, 1));
}
