/** What there was of a flash sale and what is left. */
export interface FlashStock {
  readonly seckillOriginStocks: number;
  readonly seckillTotalStocks: number;
}

/** Whole percent. Nothing is called sold out, and nothing untouched, that is not. */
export function percentSold({ seckillOriginStocks: total, seckillTotalStocks: left }: FlashStock): number {
  if (left <= 0 || total <= 0) return 100;
  if (left >= total) return 0;
  return Math.min(99, Math.max(1, Math.round((1 - left / total) * 100)));
}
