import { atelierNord } from './stores/atelier-nord/store.ts';
import { copperKettle } from './stores/copper-kettle/store.ts';
import { fernAndFeather } from './stores/fern-and-feather/store.ts';
import { galleriaSelect } from './stores/galleria-select/store.ts';
import { harbourAndHale } from './stores/harbour-and-hale/store.ts';
import { loomAndLinen } from './stores/loom-and-linen/store.ts';
import { maisonCeleste } from './stores/maison-celeste/store.ts';
import { mountainLeaf } from './stores/mountain-leaf/store.ts';
import { northwindAudio } from './stores/northwind-audio/store.ts';
import { oldHarbourBooks } from './stores/old-harbour-books/store.ts';
import { petalAndClay } from './stores/petal-and-clay/store.ts';
import { pixelAndPine } from './stores/pixel-and-pine/store.ts';
import { strideworks } from './stores/strideworks/store.ts';
import { tinkerTown } from './stores/tinker-town/store.ts';
import { trailhead } from './stores/trailhead/store.ts';
import type { DemoStore } from './types.ts';

/** The stores of the demo mall in the order of their ids. */
export const demoStores: readonly DemoStore[] = [
  galleriaSelect,
  northwindAudio,
  pixelAndPine,
  loomAndLinen,
  copperKettle,
  maisonCeleste,
  harbourAndHale,
  strideworks,
  atelierNord,
  petalAndClay,
  tinkerTown,
  mountainLeaf,
  trailhead,
  fernAndFeather,
  oldHarbourBooks,
];
