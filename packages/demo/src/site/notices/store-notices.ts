import type { Notice } from '../types.ts';
import { words } from '../words.ts';

const MINUTES_A_DAY = 24 * 60;

/** Store 1 is the mall's own, store 2 the demo seller's. */
export const storeNotices: Notice[] = [
  {
    shopId: 1,
    isTop: true,
    publishedMinutesAgo: 5 * 60,
    title: words(
      'Free shipping on everything we sell ourselves | 自营商品全场包邮 | 自營商品全館免運 | Frete grátis em tudo o que nós mesmos vendemos | 직영 상품 전 품목 무료 배송 | משלוח חינם על כל מה שאנחנו מוכרים | Versandkostenfrei auf unser eigenes Sortiment | شحن مجاني لكل منتجاتنا المباشرة | Envío gratis en todo lo que vendemos nosotros | 直営商品はすべて送料無料 | Бесплатная доставка всех наших товаров | Livraison offerte sur toutes nos ventes directes',
    ),
    content: {
      en: `<p>Until the end of the month, products sold by the mall itself ship <strong>free of charge</strong>, whatever the order is worth.</p><ul><li>Standard courier</li><li>Store pickup where offered</li></ul>`,
      zh_CN: `<p>即日起至月底，自营商品<strong>不限金额包邮</strong>。</p><ul><li>普通快递</li><li>支持自提的门店可自提</li></ul>`,
    },
  },
  {
    shopId: 1,
    isTop: true,
    publishedMinutesAgo: 3 * MINUTES_A_DAY,
    title: words(
      'Gift wrapping is back | 礼品包装服务回归 | 禮品包裝服務回歸 | A embalagem para presente voltou | 선물 포장 서비스 재개 | אריזת מתנה חזרה | Geschenkverpackung ist wieder da | عادت خدمة تغليف الهدايا | Vuelve el envoltorio para regalo | ギフトラッピングを再開しました | Подарочная упаковка снова доступна | L’emballage cadeau est de retour',
    ),
    content: {
      en: `<p>Write <strong>“gift”</strong> in the order note and we wrap your order in recycled paper, with a card and without a price tag.</p>`,
      zh_CN: `<p>下单时备注<strong>“礼品”</strong>，我们会用再生纸包装并附上贺卡，不放价签。</p>`,
    },
  },
  {
    shopId: 1,
    isTop: false,
    publishedMinutesAgo: 16 * MINUTES_A_DAY,
    title: words(
      'How we choose what we sell | 我们的选品标准 | 我們的選品標準 | Como escolhemos o que vendemos | 우리가 상품을 고르는 기준 | איך אנחנו בוחרים מה למכור | Wie wir unser Sortiment auswählen | كيف نختار ما نبيعه | Cómo elegimos lo que vendemos | 商品選びの基準 | Как мы выбираем товары | Comment nous choisissons nos produits',
    ),
    content: {
      en: `<h2>Three questions</h2><ul><li>Would we buy it ourselves?</li><li>Can it be repaired?</li><li>Is the price fair to its maker?</li></ul><p>If one answer is no, it does not get a place on our shelf.</p>`,
      zh_CN: `<h2>三个问题</h2><ul><li>我们自己会买吗？</li><li>坏了能修吗？</li><li>价格对制作者公平吗？</li></ul><p>只要有一个答案是否定的，就不会上架。</p>`,
    },
  },
  {
    shopId: 2,
    isTop: true,
    publishedMinutesAgo: 26 * 60,
    title: words(
      'New arrivals every Thursday | 每周四上新 | 每週四上新 | Novidades toda quinta-feira | 매주 목요일 신상품 입고 | חדשים בכל יום חמישי | Jeden Donnerstag Neues | وصل حديثًا كل خميس | Novedades todos los jueves | 毎週木曜日に新商品入荷 | Новинки каждый четверг | Nouveautés chaque jeudi',
    ),
    content: {
      en: `<p>We unpack on Thursday mornings. Follow the store and you will see new pieces <strong>a day before everybody else</strong>.</p>`,
      zh_CN: `<p>每周四上午上新。收藏店铺，<strong>提前一天</strong>看到新品。</p>`,
    },
  },
  {
    shopId: 2,
    isTop: false,
    publishedMinutesAgo: 9 * MINUTES_A_DAY,
    title: words(
      'Spend 50, save 5 in our store | 本店满 50 减 5 | 本店滿 50 折 5 | Gaste 50 e economize 5 na nossa loja | 50 이상 구매 시 5 할인 | קונים ב־50 וחוסכים 5 | Ab 50 Einkaufswert 5 sparen | أنفق 50 ووفّر 5 في متجرنا | Gasta 50 y ahorra 5 en nuestra tienda | 当店で50以上お買い上げで5引き | Скидка 5 при покупке от 50 | 5 offerts dès 50 d’achat dans notre boutique',
    ),
    content: {
      en: `<p>Orders of 50 dollars or more in our store are <strong>5 dollars cheaper</strong>. The discount is taken in the basket; there is no code to remember.</p>`,
      zh_CN: `<p>本店订单满 50 美元<strong>立减 5 美元</strong>，购物车自动扣减，无需优惠码。</p>`,
    },
  },
];
