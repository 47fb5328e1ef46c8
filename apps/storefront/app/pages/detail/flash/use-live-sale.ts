import { useEffect, useEffectEvent, useState } from 'react';
import type { FlashSale } from './flash-product.ts';

/** What came with the page may be old, so it is asked for soon, and then again and again; each page at its own moment. */
const FIRST_MS = 1_000;
const AGAIN_MS = 6_000;
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
    const chance = Math.random();
    const look = () => {
      if (!document.hidden) void ask();
    };
    const first = setTimeout(look, FIRST_MS + (chance * SPREAD_MS) / 2);
    const again = setInterval(look, AGAIN_MS + chance * SPREAD_MS);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [isRunning]);
  return live;
}
