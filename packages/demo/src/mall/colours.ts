import type { PaletteName } from '../pictures/colours/palettes.ts';
import type { Texts } from './types.ts';

interface Colour {
  name: Texts;
  /** Background palette of pictures in this colour. */
  palette: PaletteName;
  /** The swatch beside the name, and the dye of the object. */
  swatch: string;
}

export const COLOURS = {
  black: { name: { en: 'Graphite black', zh_CN: '石墨黑' }, palette: 'sand', swatch: '#2b2b30' },
  white: { name: { en: 'Chalk white', zh_CN: '粉笔白' }, palette: 'sky', swatch: '#f1efea' },
  silver: { name: { en: 'Silver', zh_CN: '银色' }, palette: 'lilac', swatch: '#b9bec7' },
  red: { name: { en: 'Poppy red', zh_CN: '罂粟红' }, palette: 'peach', swatch: '#d6342c' },
  coral: { name: { en: 'Coral', zh_CN: '珊瑚橙' }, palette: 'rose', swatch: '#f0705a' },
  orange: { name: { en: 'Tangerine', zh_CN: '橘橙' }, palette: 'sand', swatch: '#ef8a2b' },
  yellow: { name: { en: 'Saffron', zh_CN: '藏红花黄' }, palette: 'peach', swatch: '#edb92e' },
  green: { name: { en: 'Fern green', zh_CN: '蕨绿' }, palette: 'mint', swatch: '#4d8a4f' },
  mint: { name: { en: 'Mint', zh_CN: '薄荷绿' }, palette: 'aqua', swatch: '#8fcfb4' },
  teal: { name: { en: 'Lagoon teal', zh_CN: '湖水青' }, palette: 'aqua', swatch: '#1f8a8c' },
  blue: { name: { en: 'Harbour blue', zh_CN: '港湾蓝' }, palette: 'sky', swatch: '#2f6fd0' },
  navy: { name: { en: 'Midnight navy', zh_CN: '午夜蓝' }, palette: 'lilac', swatch: '#24345f' },
  purple: { name: { en: 'Plum', zh_CN: '梅子紫' }, palette: 'lilac', swatch: '#7a4aa5' },
  pink: { name: { en: 'Blush pink', zh_CN: '腮红粉' }, palette: 'rose', swatch: '#ef9db4' },
  brown: { name: { en: 'Walnut', zh_CN: '胡桃棕' }, palette: 'sand', swatch: '#7a5136' },
  beige: { name: { en: 'Oat', zh_CN: '燕麦色' }, palette: 'sand', swatch: '#dcc9a8' },
} satisfies Record<string, Colour>;
