import { useEffect, useEffectEvent, useState } from 'react';
import type { FlashSale } from './flash-product.ts';

/** Each page asks at its own moment: between these two. */
const SOONEST_MS = 6_000;
const SPREAD_MS = 4_000;

/** What is left of the sale while its round runs. A window that nobody looks at does not ask. */
export function useLiveSale(loaded: FlashSale): FlashSale {
  const [live, setLive] = useState(loaded);
  const [known, setKnown] = useState(loaded);
  // What the page has loaded since is newer.
  if (known !== loaded) {
    setKnown(loaded);
    setLive(loaded);
  }
  const isRunning = live.state === 'ongoing' || live.state === 'soldOut';
  const ask = useEffectEvent(async () => {
    const calls = await import('./ask-sale.ts').catch(() => undefined);
    const sale = await calls?.askSale(loaded.prodId, loaded.activityId).catch(() => undefined);
    if (sale) setLive(sale);
  });
  useEffect(() => {
    if (!isRunning) return;
    const everyMs = SOONEST_MS + Math.random() * SPREAD_MS;
    const timer = setInterval(() => {
      if (!document.hidden) void ask();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return live;
}
