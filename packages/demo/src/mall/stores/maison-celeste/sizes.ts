import { texts } from '../../texts.ts';
import type { DemoOption } from '../../types.ts';

export const letterSizes: DemoOption = {
  name: texts('Size | 尺码'),
  values: ['XS', 'S', 'M', 'L', 'XL'].map((size) => ({ text: texts(`${size} | ${size}`) })),
};

export const waistSizes: DemoOption = {
  name: texts('Waist | 腰围'),
  values: [25, 26, 27, 28, 29, 30].map((inches) => ({ text: texts(`${inches} in | ${inches} 码`) })),
};
