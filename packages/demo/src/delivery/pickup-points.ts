import { sameEveryDay, type WeeklyHours } from '@galleria/domain/stores/opening-hours';
import { demoStores } from '../mall/demo-mall.ts';
import { texts } from '../mall/texts.ts';
import type { Texts } from '../mall/types.ts';

interface DemoPickupPoint {
  id: number;
  storeId: number;
  name: Texts;
  address: Texts;
  hours: Texts;
  /** The opening hours by weekday, from Monday. */
  week: WeeklyHours;
  phone: string;
}

const SHOP_HOURS = texts('Daily 10:00–21:00 | 每日 10:00–21:00');
const SHOP_WEEK = sameEveryDay({ from: '10:00', to: '21:00' });

/** Every store with products that can be picked up has a counter at its own address. */
const counters: DemoPickupPoint[] = demoStores
  .filter(({ shelves }) => shelves.some(({ products }) => products.some(({ hasPickup }) => hasPickup)))
  .map(({ shopId, name, address, phone }) => ({
    id: shopId * 10 + 1,
    storeId: shopId,
    name: { en: `${name.en} counter`, zh_CN: `${name.zh_CN}自提柜台` },
    address,
    hours: SHOP_HOURS,
    week: SHOP_WEEK,
    phone,
  }));

/** Second pickup points of some stores. */
const branches: DemoPickupPoint[] = [
  {
    id: 12,
    storeId: 1,
    name: texts('Nanshan pickup locker | 南山自提柜'),
    address: texts('66 Keyuan South Road, Nanshan District, Shenzhen | 广东省深圳市南山区科苑南路 66 号'),
    hours: texts('Day and night | 全天 24 小时'),
    week: sameEveryDay({ from: '00:00', to: '24:00' }),
    phone: '+86 755 5555 0112',
  },
  {
    id: 22,
    storeId: 2,
    name: texts('Jing’an listening room | 静安试听室'),
    address: texts('89 Changde Road, Jing’an District, Shanghai | 上海市静安区常德路 89 号'),
    hours: texts('Tuesday to Sunday 11:00–20:00 | 周二至周日 11:00–20:00'),
    week: sameEveryDay({ from: '11:00', to: '20:00' }).with(0, []),
    phone: '+86 21 5555 0122',
  },
  {
    id: 32,
    storeId: 3,
    name: texts('Binjiang workshop | 滨江工作室'),
    address: texts('301 Jiangnan Avenue, Binjiang District, Hangzhou | 浙江省杭州市滨江区江南大道 301 号'),
    hours: SHOP_HOURS,
    week: SHOP_WEEK,
    phone: '+86 571 5555 0132',
  },
];

export const demoPickupPoints: readonly DemoPickupPoint[] = [...counters, ...branches];
