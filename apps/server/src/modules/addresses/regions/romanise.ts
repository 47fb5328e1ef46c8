import { pinyin } from 'pinyin-pro';
import { NAMES_BY_CODE, NAMES_BY_STEM } from './known-names.ts';

/** Suffixes of names and their English translation; the first match counts. */
const SUFFIXES: readonly (readonly [suffix: string, english: string])[] = [
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

/** Ethnic groups in official names, left out of the romanised name. */
const ETHNIC_GROUPS = new RegExp(
  '(?:(?:土家|朝鲜|达斡尔|鄂温克|仫佬|毛南|仡佬|布依|哈尼|纳西|拉祜|布朗|独龙|普米|傈僳|裕固|保安|东乡|撒拉|景颇|' +
    '满|回|苗|侗|畲|瑶|壮|各|黎|羌|彝|藏|水|傣|佤|怒|白|土)族|(?:蒙古|哈萨克|柯尔克孜|塔吉克|锡伯)族?)+$',
);

/** Readings in place names that differ from the dictionary's. */
const PLACE_NAME_READINGS: Readonly<Record<string, string>> = { 都: 'du', 什: 'shi' };

/** A Chinese place name in Latin script: 深圳市 is Shenzhen, 南山区 is Nanshan District. */
export function romanise(code: string, name: string): string {
  const known = NAMES_BY_CODE[code];
  if (known) return known;
  const [suffix, english] = SUFFIXES.find(([one]) => name.endsWith(one)) ?? ['', ''];
  const stem = stemOf(name.slice(0, name.length - suffix.length), suffix);
  return [NAMES_BY_STEM[stem] ?? toPinyin(stem), english].filter((part) => part !== '').join(' ');
}

function stemOf(name: string, suffix: string): string {
  // Names of zones start with their city: 张家口市察北, and 宣城市 before 经济开发区.
  const own = name.replace(/^.{2,4}市(?=..)/, '').replace(/(?<=..)市$/, '');
  if (!suffix.startsWith('自治') && suffix !== '区') return own;
  return own.replace(ETHNIC_GROUPS, '') || own.replace(/族$/, '');
}

/** Joined syllables, with an apostrophe before a vowel that could belong to the syllable before it, as in Xi'an. */
function toPinyin(name: string): string {
  const characters = [...name];
  const syllables = pinyin(name, { toneType: 'none', type: 'array' });
  const joined = characters
    .map((character, index) => PLACE_NAME_READINGS[character] ?? syllables[index] ?? '')
    .reduce(
      (before, syllable) => (before && /^[aeo]/.test(syllable) ? `${before}'${syllable}` : before + syllable),
      '',
    );
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
