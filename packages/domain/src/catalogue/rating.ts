/** Average stars with one decimal; 0 without reviews. */
export function averageStars(starSum: number, reviewCount: number): number {
  return reviewCount === 0 ? 0 : Math.round((starSum * 10) / reviewCount) / 10;
}
