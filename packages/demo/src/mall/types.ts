import type { PaletteName } from '../pictures/colours/palettes.ts';
import type { COLOURS } from './colours.ts';

/** What shop people write in two languages; readers of other languages get the English. */
export interface Texts {
  en: string;
  zh_CN: string;
}

/** A store with its shelves, before it has a database. */
export interface DemoStore {
  /** 1 is the self-operated store. */
  shopId: number;
  name: Texts;
  /** 10 to 200 characters. */
  intro: Texts;
  /** The emoji whose 3D object is its sign, and the colour of its walls. */
  object: string;
  palette: PaletteName;
  /** 0 ordinary, 1 preferred: shown on the home page and under `/shop-list?type=1`. */
  type: 0 | 1;
  /** 1 open; another number is a store that is not (3 paused). */
  status: 1 | 3;
  /** Which of the two shop headers it shows. */
  storeStyle: 0 | 1;
  fans: number;
  openedDaysAgo: number;
  phone: string;
  /** City and street, as people write them. */
  address: Texts;
  company: DemoCompany;
  shipping: DemoShipping;
  /** Its own shelves. */
  shelves: DemoShelf[];
}

/** What `/shop-qualifications` shows. */
export interface DemoCompany {
  name: Texts;
  licenceNumber: string;
  legalRepresentative: Texts;
  registeredCapital: Texts;
  foundedOn: string;
  /** "long term", or until when. */
  businessTerm: Texts;
  scope: Texts;
}

/** By piece: a fee for the first pieces and one for each piece more, in main units; nothing over the threshold. */
export interface DemoShipping {
  firstPieces: number;
  firstFee: number;
  extraFee: number;
  freeOver: number | null;
  /** Provinces (ids of the national list, e.g. 650000) that this store does not deliver to. */
  notTo: number[];
  /** Working days until it arrives, at least and at most. */
  days: [number, number];
}

export interface DemoShelf {
  name: Texts;
  products: DemoProduct[];
}

export type ColourName = keyof typeof COLOURS;

export interface DemoProduct {
  /** Two words that name it for ever, e.g. `drift-headphones`; unique in the mall, and what ids are made from. */
  key: string;
  /** Third level. */
  categoryId: number;
  /** As people write it, or none. */
  brand: string | null;
  name: Texts;
  /** One sentence under the name. */
  brief: Texts;
  /** Two or three paragraphs of what it is, for whom, what is in the box: plain text, no markup. */
  story: Texts[];
  /** Three to five short strengths. */
  points: Texts[];
  /** The emoji whose 3D object it is shown as; there must be a file for it. */
  object: string;
  /** One to three further objects that stand with it in its second picture. */
  beside: string[];
  /** Main units, two decimals at most. */
  price: number;
  /** What it cost before; left out when it was never dearer. */
  was?: number;
  /** Colours are an option of their own, with one picture each. One or none: no option is shown. */
  colours: ColourName[];
  /** Further options: size, storage, weight … Each value may cost more than the first. */
  options?: DemoOption[];
  /** Four to seven rows. */
  parameters: [Texts, Texts][];
  weightGrams: number;
  /** How many were sold so far: a few to some thousands. */
  sold: number;
  /** 3.6 to 5. */
  rating: number;
  addedDaysAgo: number;
  /** Vouchers, courses, codes: nothing is sent. */
  isVirtual?: true;
  /** Can be fetched at the store as well as sent. */
  hasPickup?: true;
  /** Its video is the storefront's `public/demo/<key>.webm`. */
  hasVideo?: true;
  /** Taken down by the store; kept so that links to it can say so. */
  isOffShelf?: true;
}

export interface DemoOption {
  name: Texts;
  values: { text: Texts; surcharge?: number }[];
}
