import { useEffect, useEffectEvent, useState } from 'react';
import type { FlashSale } from './flash-product.ts';

/** The loader's data may be old, so the first poll follows soon. Random delays spread the polls of many pages. */
const FIRST_MS = 1_000;
const POLL_MS = 6_000;
const SPREAD_MS = 4_000;

/** The state of the sale, polled while its round runs. Hidden tabs do not poll. */
export function useLiveSale(loaded: FlashSale): FlashSale {
  const [live, setLive] = useState(loaded);
  const [known, setKnown] = useState(loaded);
  // Newer loader data replaces the polled state.
  if (known !== loaded) {
    setKnown(loaded);
    setLive(loaded);
  }
  const isRunning = live.state === 'ongoing' || live.state === 'soldOut';
  const refresh = useEffectEvent(async () => {
    const calls = await import('./fetch-sale.ts').catch(() => undefined);
    const sale = await calls?.fetchSale(loaded.prodId, loaded.activityId).catch(() => undefined);
    if (sale) setLive(sale);
  });
  useEffect(() => {
    if (!isRunning) return;
    const chance = Math.random();
    const refreshIfVisible = () => {
      if (!document.hidden) void refresh();
    };
    const first = setTimeout(refreshIfVisible, FIRST_MS + (chance * SPREAD_MS) / 2);
    const again = setInterval(refreshIfVisible, POLL_MS + chance * SPREAD_MS);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [isRunning]);
  return live;
}
