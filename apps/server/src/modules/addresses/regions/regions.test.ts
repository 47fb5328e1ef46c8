import { LOCALES } from '@galleria/domain/site/locales';
import { describe, expect, it } from 'vitest';
import { regionsIn } from './regions.ts';

async function placeIn(locale: 'en' | 'zh_CN', areaId: number): Promise<string> {
  const { province, city, area } = (await regionsIn(locale)).pathOf(areaId);
  return [province, city, area].join(' / ');
}

describe('regionsIn', () => {
  it('gives every district a city and every city a province, encoded in the ids', async () => {
    const { tree, inside, isDistrict } = await regionsIn('en');
    expect(tree).toHaveLength(34);
    let districts = 0;
    for (const province of tree) {
      expect(province).toMatchObject({ parentId: 0, level: 1 });
      expect(province.areas.length).toBeGreaterThan(0);
      for (const city of province.areas) {
        expect(city).toMatchObject({ parentId: province.areaId, level: 2 });
        expect(Math.floor(city.areaId / 10_000)).toBe(province.areaId / 10_000);
        expect(city.areas.length).toBeGreaterThan(0);
        expect(inside(city.areaId)).toEqual(city.areas);
        for (const district of city.areas) {
          expect(district).toMatchObject({ parentId: city.areaId, level: 3 });
          expect(Math.floor(district.areaId / 100)).toBe(city.areaId / 100);
          expect(isDistrict(district.areaId)).toBe(true);
          districts++;
        }
      }
    }
    expect(districts).toBeGreaterThan(3_000);
  });

  it('has the same regions in every language, each named in its script', async () => {
    const shape = JSON.stringify((await regionsIn('en')).tree, (key, value) => (key === 'areaName' ? '' : value));
    for (const locale of LOCALES) {
      const { tree } = await regionsIn(locale);
      expect(JSON.stringify(tree, (key, value) => (key === 'areaName' ? '' : value))).toBe(shape);
      const script = ['zh_CN', 'zh_TW', 'ja'].includes(locale) ? /^\p{Script=Han}+$/u : /^[\p{Script=Latin}' -]+$/u;
      const names = tree.flatMap((province) => [
        province.areaName,
        ...province.areas.flatMap((city) => [city.areaName, ...city.areas.map((district) => district.areaName)]),
      ]);
      expect(names.filter((name) => !script.test(name))).toEqual([]);
    }
  });

  it.each([
    [110105, 'Beijing / Beijing / Chaoyang District', '北京市 / 北京市 / 朝阳区'],
    [440305, 'Guangdong / Shenzhen / Nanshan District', '广东省 / 深圳市 / 南山区'],
    [610103, "Shaanxi / Xi'an / Beilin District", '陕西省 / 西安市 / 碑林区'],
    [140109, 'Shanxi / Taiyuan / Wanbailin District', '山西省 / 太原市 / 万柏林区'],
    [500103, 'Chongqing / Chongqing / Yuzhong District', '重庆市 / 重庆市 / 渝中区'],
    [500233, 'Chongqing / Chongqing Counties / Zhong County', '重庆市 / 重庆市辖县 / 忠县'],
    [500240, 'Chongqing / Chongqing Counties / Shizhu Autonomous County', '重庆市 / 重庆市辖县 / 石柱土家族自治县'],
    [469002, 'Hainan / Directly Administered Counties / Qionghai', '海南省 / 省直辖县 / 琼海市'],
    [469021, "Hainan / Directly Administered Counties / Ding'an County", '海南省 / 省直辖县 / 定安县'],
    [810102, 'Hong Kong / Hong Kong Island / Wan Chai District', '香港特别行政区 / 香港岛 / 湾仔区'],
    [820105, 'Macao / Macao Peninsula / Sé', '澳门特别行政区 / 澳门半岛 / 大堂区'],
    [710108, 'Taiwan / Taipei / Shilin District', '台湾省 / 台北市 / 士林区'],
    [150105, 'Inner Mongolia / Hohhot / Saihan District', '内蒙古自治区 / 呼和浩特市 / 赛罕区'],
    [650102, 'Xinjiang / Urumqi / Tianshan District', '新疆维吾尔自治区 / 乌鲁木齐市 / 天山区'],
    [222401, 'Jilin / Yanbian Autonomous Prefecture / Yanji', '吉林省 / 延边朝鲜族自治州 / 延吉市'],
    [310115, 'Shanghai / Shanghai / Pudong New Area', '上海市 / 上海市 / 浦东新区'],
    [441803, 'Guangdong / Qingyuan / Qingxin District', '广东省 / 清远市 / 清新区'],
    [410104, 'Henan / Zhengzhou / Guancheng District', '河南省 / 郑州市 / 管城回族区'],
    [620723, 'Gansu / Zhangye / Linze County', '甘肃省 / 张掖市 / 临泽县'],
    [
      622926,
      'Gansu / Linxia Autonomous Prefecture / Dongxiang Autonomous County',
      '甘肃省 / 临夏回族自治州 / 东乡族自治县',
    ],
  ])('names region %i', async (areaId, english, chinese) => {
    expect(await placeIn('en', areaId)).toBe(english);
    expect(await placeIn('zh_CN', areaId)).toBe(chinese);
  });

  it('pathOf keeps the city of a district that is no longer in the data', async () => {
    expect(await placeIn('en', 440399)).toBe('Guangdong / Shenzhen / ');
    expect((await regionsIn('en')).isDistrict(440399)).toBe(false);
    expect((await regionsIn('en')).isDistrict(440300)).toBe(false);
    expect((await regionsIn('en')).inside(7)).toEqual([]);
  });
});
