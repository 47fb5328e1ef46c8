import type { PaletteName } from '../pictures/colours/palettes.ts';
import type { COLOURS } from './colours.ts';

/** A text in two languages; readers of other languages get the English one. */
export interface Texts {
  en: string;
  zh_CN: string;
}

/** A store with its shelves, before it is in a database. */
export interface DemoStore {
  /** 1 is the self-operated store. */
  shopId: number;
  name: Texts;
  /** 10 to 200 characters. */
  intro: Texts;
  /** The emoji whose 3D object is its sign, and the palette of its pictures. */
  object: string;
  palette: PaletteName;
  /** 0 ordinary, 1 preferred: shown on the home page and under `/shop-list?type=1`. */
  type: 0 | 1;
  /** 1 open, 3 paused. */
  status: 1 | 3;
  /** Which of the two store headers it shows. */
  storeStyle: 0 | 1;
  fans: number;
  openedDaysAgo: number;
  phone: string;
  /** City and street, as people write them. */
  address: Texts;
  company: DemoCompany;
  shipping: DemoShipping;
  /** The store's own categories. */
  shelves: DemoShelf[];
}

/** The company behind a store, shown on `/shop-qualifications`. */
export interface DemoCompany {
  name: Texts;
  licenceNumber: string;
  legalRepresentative: Texts;
  registeredCapital: Texts;
  foundedOn: string;
  /** "long term", or the last day. */
  businessTerm: Texts;
  scope: Texts;
}

/** By piece: a fee for the first pieces and one for each further piece, in main units; free above the threshold. */
export interface DemoShipping {
  firstPieces: number;
  firstFee: number;
  extraFee: number;
  freeOver: number | null;
  /** Provinces (ids of the national list, e.g. 650000) that this store does not deliver to. */
  notTo: number[];
  /** Working days until delivery, at least and at most. */
  days: [number, number];
}

export interface DemoShelf {
  name: Texts;
  products: DemoProduct[];
}

export type ColourName = keyof typeof COLOURS;

export interface DemoProduct {
  /** Permanent name of two words, e.g. `drift-headphones`; unique in the mall, and the source of the ids. */
  key: string;
  /** Id of a third-level category. */
  categoryId: number;
  /** Brand name, or null. */
  brand: string | null;
  name: Texts;
  /** One sentence under the name. */
  brief: Texts;
  /** Description in two or three paragraphs: the product, its users, the contents of the box. Plain text. */
  story: Texts[];
  /** Three to five short selling points. */
  points: Texts[];
  /** The emoji whose 3D object shows the product; its file must exist. */
  object: string;
  /** One to three further objects in its still life. */
  beside: string[];
  /** Main units, two decimals at most. */
  price: number;
  /** The previous price; undefined when it was never higher. */
  was?: number;
  /** Colours are an option of their own, with one picture each. With one or none, no option is shown. */
  colours: ColourName[];
  /** Further options: size, storage, weight … Each value may cost more than the first. */
  options?: DemoOption[];
  /** Four to seven rows. */
  parameters: [Texts, Texts][];
  weightGrams: number;
  /** Number of pieces sold so far: a few to some thousands. */
  sold: number;
  /** 3.6 to 5. */
  rating: number;
  addedDaysAgo: number;
  /** Vouchers, courses and codes: not delivered. */
  isVirtual?: true;
  /** Can be picked up at the store as well as delivered. */
  hasPickup?: true;
  /** Its video is the storefront's `public/demo/<key>.webm`. */
  hasVideo?: true;
  /** Off sale by the store; kept so that links to it show a message. */
  isOffShelf?: true;
}

export interface DemoOption {
  name: Texts;
  values: { text: Texts; surcharge?: number }[];
}
