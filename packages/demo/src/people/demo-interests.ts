/** Favourites, history and followed stores of the demo buyer; times are in hours before the demo was seeded. */
export const demoInterests = {
  favourites: [
    { product: 'solstice-turntable', hoursAgo: 30 },
    { product: 'first-light-serum', hoursAgo: 74, dearerByPercent: 12 },
    { product: 'ridgeline-tent', hoursAgo: 160 },
    { product: 'hammered-teapot', hoursAgo: 300, dearerByPercent: 8 },
    { product: 'pond-mirror', hoursAgo: 420 },
    { product: 'tarn-backpack', hoursAgo: 700 },
    { product: 'courtyard-chess', hoursAgo: 980, dearerByPercent: 15 },
    { product: 'patience-plant', hoursAgo: 1400 },
  ],
  followedStores: [
    { shopId: 2, hoursAgo: 60 },
    { shopId: 5, hoursAgo: 340 },
    { shopId: 8, hoursAgo: 810 },
    { shopId: 11, hoursAgo: 1500 },
  ],
  alerts: [
    { product: 'ridgeline-tent', kind: 'stock', hoursAgo: 20 },
    { product: 'pond-mirror', kind: 'price', hoursAgo: 90 },
    { product: 'courtyard-chess', kind: 'price', hoursAgo: 960, dearerByPercent: 15, toldHoursAgo: 70 },
  ],
  savedForLater: [
    { product: 'celadon-cups', quantity: 2 },
    { product: 'tarn-backpack', quantity: 1 },
  ],
  seen: [
    { product: 'drift-headphones', hoursAgo: 2 },
    { product: 'pebble-earbuds', hoursAgo: 3 },
    { product: 'vanguard-headset', hoursAgo: 4 },
    { product: 'solstice-turntable', hoursAgo: 29 },
    { product: 'prism-cd-player', hoursAgo: 30 },
    { product: 'spruce-laptop', hoursAgo: 52 },
    { product: 'horizon-monitor', hoursAgo: 53 },
    { product: 'first-light-serum', hoursAgo: 75 },
    { product: 'cloud-cream', hoursAgo: 76 },
    { product: 'cairn-hiker', hoursAgo: 120 },
    { product: 'ridgeline-tent', hoursAgo: 161 },
    { product: 'truenorth-compass', hoursAgo: 162 },
    { product: 'tuileries-dress', hoursAgo: 200 },
    { product: 'cliffside-oolong', hoursAgo: 244 },
    { product: 'hammered-teapot', hoursAgo: 300 },
    { product: 'celadon-cups', hoursAgo: 301 },
    { product: 'sunday-sofa', hoursAgo: 390 },
    { product: 'pond-mirror', hoursAgo: 421 },
  ],
} as const satisfies DemoInterests;

interface DemoInterests {
  readonly favourites: readonly {
    readonly product: string;
    readonly hoursAgo: number;
    /** How much more the product cost when it became a favourite: the page shows that it is cheaper now. */
    readonly dearerByPercent?: number;
  }[];
  /** Alerts: for the present price, or for the first SKU that is sold out. */
  readonly alerts: readonly {
    readonly product: string;
    readonly kind: 'stock' | 'price';
    readonly hoursAgo: number;
    /** How much more the product cost when the alert was set. */
    readonly dearerByPercent?: number;
    /** When the alert was sent. */
    readonly toldHoursAgo?: number;
  }[];
  readonly followedStores: readonly { readonly shopId: number; readonly hoursAgo: number }[];
  /** Saved lines. */
  readonly savedForLater: readonly { readonly product: string; readonly quantity: number }[];
  readonly seen: readonly { readonly product: string; readonly hoursAgo: number }[];
}
