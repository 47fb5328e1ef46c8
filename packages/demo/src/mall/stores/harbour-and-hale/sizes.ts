import { texts } from '../../texts.ts';
import type { DemoOption } from '../../types.ts';

export const letterSizes: DemoOption = {
  name: texts('Size | 尺码'),
  values: ['S', 'M', 'L', 'XL', 'XXL'].map((size) => ({ text: texts(`${size} | ${size}`) })),
};

export const waistSizes: DemoOption = {
  name: texts('Waist | 腰围'),
  values: [29, 30, 32, 34, 36, 38].map((inches) => ({ text: texts(`${inches} in | ${inches} 码`) })),
};

export const collarSizes: DemoOption = {
  name: texts('Collar | 领围'),
  values: [38, 39, 40, 41, 42, 43].map((centimetres) => ({ text: texts(`${centimetres} cm | ${centimetres} 厘米`) })),
};

export const sockSizes: DemoOption = {
  name: texts('Foot size | 适合鞋码'),
  values: ['38–40', '41–43', '44–46', '47–49'].map((range) => ({ text: texts(`EU ${range} | ${range} 码`) })),
};
