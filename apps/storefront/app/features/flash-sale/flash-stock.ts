/** The pool of a flash sale, initially and now. */
export interface FlashStock {
  readonly seckillOriginStocks: number;
  readonly seckillTotalStocks: number;
}

/** Whole percent: 100 only when nothing is left, 0 only when nothing is sold. */
export function percentSold({ seckillOriginStocks: total, seckillTotalStocks: left }: FlashStock): number {
  if (left <= 0 || total <= 0) return 100;
  if (left >= total) return 0;
  return Math.min(99, Math.max(1, Math.round((1 - left / total) * 100)));
}
