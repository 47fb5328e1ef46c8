import { localeTexts } from '../site/locale-texts.ts';
import type { DemoPreSale } from './types.ts';

const CYCLE_HOURS = 8 * 24;

/** One with a deposit and one that is paid at once, for a week each: at least one is always running, mostly both. */
export const demoPreSales: readonly DemoPreSale[] = [
  {
    activityId: 701,
    shopId: 13,
    name: localeTexts(
      'The next batch | 下一批预售 | 下一批預售 | O próximo lote | 다음 입고 예약 | המשלוח הבא | Die nächste Lieferung | الدفعة القادمة | La próxima tanda | 次回入荷の予約 | Следующая партия | Le prochain arrivage',
    ),
    runs: [-48, 120],
    againAfterHours: CYCLE_HOURS,
    depositPercent: 20,
    balanceHours: 72,
    shipHours: 240,
    products: { 'loon-canoe': 15, 'driftwood-board': 20 },
  },
  {
    activityId: 702,
    shopId: 9,
    name: localeTexts(
      'New season, early | 新季抢先订 | 新季搶先訂 | Nova estação, antes | 새 시즌 먼저 | העונה החדשה מוקדם | Neue Saison vorab | الموسم الجديد مبكرًا | Nueva temporada, antes | 新シーズン先行予約 | Новый сезон заранее | Nouvelle saison en avance',
    ),
    runs: [-20, 148],
    againAfterHours: CYCLE_HOURS,
    shipHours: 168,
    products: { 'aurora-clutch': 15, 'polar-trunk': 20 },
  },
];
