import { COLOURS } from '@galleria/demo/mall/colours';
import { productPictureKey } from '@galleria/demo/mall/product-pictures';
import { texts } from '@galleria/demo/mall/texts';
import type { ColourName, DemoProduct } from '@galleria/demo/mall/types';
import { seededRandom } from '@galleria/demo/pictures/seeded-random';
import type { ProductOption } from '@galleria/domain/catalogue/product-options';
import type { PicturePaths } from '../demo-pictures.ts';

const COLOUR = texts('Colour | 颜色');

/** One SKU of a product: its option values, surcharge and stock. */
export interface Combination {
  readonly choice: number[];
  readonly surcharge: number;
  /** Null: the product has no colours. */
  readonly colour: ColourName | null;
  readonly stock: number;
}

/** The options of a product; a single colour is not an option. */
export function optionsOf({ key, colours, options = [] }: DemoProduct, pathOf: PicturePaths): ProductOption[] {
  const colour = {
    name: COLOUR,
    values: colours.map((name) => ({
      text: COLOURS[name].name,
      picture: pathOf(productPictureKey(key, name)),
      swatch: COLOURS[name].swatch,
    })),
  };
  const others = options.map(({ name, values }) => ({
    name,
    values: values.map(({ text }) => ({ text, picture: '', swatch: '' })),
  }));
  return colours.length > 1 ? [colour, ...others] : others;
}

/** One SKU in nine is missing or sold out; which ones is derived from the product's key. */
const UNAVAILABLE_SHARE = 1 / 9;
const MISSING_SHARE = 1 / 2;
const MAX_STOCK = 180;

export function combinationsOf(product: DemoProduct): Combination[] {
  const { key, colours, options = [] } = product;
  const hasColours = colours.length > 1;
  const surcharges = [
    ...(hasColours ? [colours.map(() => 0)] : []),
    ...options.map(({ values }) => values.map((value) => value.surcharge ?? 0)),
  ];
  const choices = everyChoice(surcharges.map((values) => values.length));
  return choices.flatMap((choice, index) => {
    const chance = seededRandom(`${key} ${choice.join('-')}`);
    // The SKU that the page shows first is available, unless it is the only one.
    const isUnavailable = chance() < UNAVAILABLE_SHARE && (index > 0 || choices.length === 1);
    if (isUnavailable && choices.length > 1 && chance() < MISSING_SHARE) return [];
    return {
      choice,
      surcharge: choice.reduce((sum, value, place) => sum + (surcharges[place]?.[value] ?? 0), 0),
      colour: (hasColours ? colours[choice[0] ?? 0] : colours[0]) ?? null,
      stock: isUnavailable ? 0 : 1 + Math.floor(chance() ** 2 * MAX_STOCK),
    };
  });
}

function everyChoice(counts: readonly number[]): number[][] {
  return counts.reduce<number[][]>(
    (choices, count) => choices.flatMap((choice) => Array.from({ length: count }, (_, value) => [...choice, value])),
    [[]],
  );
}
