import { texts } from '../../texts.ts';
import type { DemoOption } from '../../types.ts';

export const womenSizes = shoeSizes([35, 36, 37, 38, 39, 40]);
export const menSizes = shoeSizes([40, 41, 42, 43, 44, 45]);
export const unisexSizes = shoeSizes([37, 38, 40, 42, 44, 46]);
export const childSizes = shoeSizes([28, 30, 32, 34, 36]);
export const toddlerSizes = shoeSizes([19, 20, 21, 22, 23]);

function shoeSizes(sizes: number[]): DemoOption {
  return {
    name: texts('Size (EU) | 鞋码'),
    values: sizes.map((size) => ({ text: texts(`${size} | ${size} 码`) })),
  };
}
