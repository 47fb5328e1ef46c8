import { useState, useSyncExternalStore } from 'react';
import { areKeptKnown, isKept, subscribe } from './kept-store.ts';

/** How many follow a store, this buyer counted as the button says: it may have been turned since the page was loaded. */
export function useFans(shopId: number, loadedFans: number): number {
  const isOn = useSyncExternalStore(subscribe, () => isKept('store', shopId), isOff);
  const isKnown = useSyncExternalStore(subscribe, areKeptKnown, isOff);
  const [counted, setCounted] = useState({ loadedFans, isKnown, isOn });
  // A new number has counted them as they are now, and so has the old one when the server says first what they follow.
  if (counted.loadedFans !== loadedFans || counted.isKnown !== isKnown) setCounted({ loadedFans, isKnown, isOn });
  return loadedFans + Number(isOn) - Number(counted.isOn);
}

const isOff = () => false;
