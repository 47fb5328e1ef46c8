import { pinyin } from 'pinyin-pro';
import { NAMES_BY_CODE, NAMES_BY_STEM } from './established-names.ts';

/** What kind of place it is, as the end of its name says; the first that fits counts. */
const KINDS: readonly (readonly [ending: string, words: string])[] = [
  ['特别行政区', ''],
  ['自治区', ''],
  ['自治州', 'Autonomous Prefecture'],
  ['自治县', 'Autonomous County'],
  ['自治旗', 'Autonomous Banner'],
  ['联合旗', 'United Banner'],
  ['高新技术产业开发区', 'High-tech Zone'],
  ['高技术产业开发区', 'High-tech Zone'],
  ['高新技术开发区', 'High-tech Zone'],
  ['高新技术产业园区', 'High-tech Zone'],
  ['高新区', 'High-tech Zone'],
  ['经济技术开发区', 'Economic and Technological Zone'],
  ['经济开发区', 'Economic Zone'],
  ['开发区街道办事处', 'Development Zone Subdistrict'],
  ['开发区', 'Development Zone'],
  ['工业园区', 'Industrial Park'],
  ['化工园区', 'Chemical Park'],
  ['产业园区', 'Industrial Park'],
  ['城乡一体化示范区', 'Integration Zone'],
  ['示范区', 'Demonstration Zone'],
  ['管理区', 'Management District'],
  ['行政委员会', 'District'],
  ['管委会', 'District'],
  ['清新区', 'Qingxin District'],
  ['新区', 'New Area'],
  ['神农架林区', 'Shennongjia Forestry District'],
  ['矿区', 'Mining District'],
  ['特区', 'Special District'],
  ['地区', 'Prefecture'],
  ['街道', 'Subdistrict'],
  ['省', ''],
  ['市', ''],
  ['区', 'District'],
  ['县', 'County'],
  ['盟', 'League'],
  ['旗', 'Banner'],
  ['镇', 'Town'],
  ['乡', 'Township'],
];

/** Who else lives there stands in many official names and is left out of an address. */
const PEOPLES = new RegExp(
  '(?:(?:土家|朝鲜|达斡尔|鄂温克|仫佬|毛南|仡佬|布依|哈尼|纳西|拉祜|布朗|独龙|普米|傈僳|裕固|保安|东乡|撒拉|景颇|' +
    '满|回|苗|侗|畲|瑶|壮|各|黎|羌|彝|藏|水|傣|佤|怒|白|土)族|(?:蒙古|哈萨克|柯尔克孜|塔吉克|锡伯)族?)+$',
);

/** Characters that the dictionary reads as in everyday words and place names do not. */
const IN_PLACE_NAMES: Readonly<Record<string, string>> = { 都: 'du', 什: 'shi' };

/** A Chinese place name for readers of other scripts: 深圳市 is Shenzhen, 南山区 is Nanshan District. */
export function romanise(code: string, name: string): string {
  const established = NAMES_BY_CODE[code];
  if (established) return established;
  const [ending, kind] = KINDS.find(([one]) => name.endsWith(one)) ?? ['', ''];
  const stem = stemOf(name.slice(0, name.length - ending.length), ending);
  return [NAMES_BY_STEM[stem] ?? readAloud(stem), kind].filter((part) => part !== '').join(' ');
}

function stemOf(name: string, ending: string): string {
  // Zones repeat the city that they lie in: 张家口市察北, and 宣城市 before 经济开发区.
  const own = name.replace(/^.{2,4}市(?=..)/, '').replace(/(?<=..)市$/, '');
  if (!ending.startsWith('自治') && ending !== '区') return own;
  return own.replace(PEOPLES, '') || own.replace(/族$/, '');
}

/** Syllables joined; an apostrophe where a vowel would else be read with the syllable before it, as in Xi'an. */
function readAloud(name: string): string {
  const characters = [...name];
  const syllables = pinyin(name, { toneType: 'none', type: 'array' });
  const joined = characters
    .map((character, at) => IN_PLACE_NAMES[character] ?? syllables[at] ?? '')
    .reduce(
      (before, syllable) => (before && /^[aeo]/.test(syllable) ? `${before}'${syllable}` : before + syllable),
      '',
    );
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
