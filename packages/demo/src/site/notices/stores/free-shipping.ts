import { localeTexts } from '../../locale-texts.ts';
import type { NoticeText } from '../notice-text.ts';

export const freeShipping: NoticeText = {
  title: localeTexts(
    'Free shipping on everything we sell ourselves | 自营商品全场包邮 | 自營商品全館免運 | Frete grátis em tudo o que nós mesmos vendemos | 직영 상품 전 품목 무료 배송 | משלוח חינם על כל מה שאנחנו מוכרים | Versandkostenfrei auf unser eigenes Sortiment | شحن مجاني لكل منتجاتنا المباشرة | Envío gratis en todo lo que vendemos nosotros | 直営商品はすべて送料無料 | Бесплатная доставка всех наших товаров | Livraison offerte sur toutes nos ventes directes',
  ),
  content: {
    en: `<p>Until the end of the month, products sold by the mall itself ship <strong>free of charge</strong>, whatever the order is worth.</p><ul><li>Standard courier</li><li>Store pickup where offered</li></ul>`,
    zh_CN: `<p>即日起至月底，自营商品<strong>不限金额包邮</strong>。</p><ul><li>普通快递</li><li>支持自提的门店可自提</li></ul>`,
    zh_TW: `<p>即日起至月底，商城自營商品<strong>不限金額免運費</strong>。</p><ul><li>一般宅配</li><li>支援自取的門市可到店自取</li></ul>`,
    pt: `<p>Até o fim do mês, os produtos vendidos pelo próprio shopping têm <strong>frete grátis</strong>, seja qual for o valor do pedido.</p><ul><li>Entrega padrão</li><li>Retirada na loja, onde disponível</li></ul>`,
    ko: `<p>이달 말까지 쇼핑몰 직영 상품은 주문 금액과 관계없이 <strong>무료배송</strong>입니다.</p><ul><li>일반 택배</li><li>가능한 매장에서는 매장 픽업</li></ul>`,
    he: `<p>עד סוף החודש, מוצרים שהקניון עצמו מוכר נשלחים <strong>חינם</strong>, בכל סכום הזמנה.</p><ul><li>משלוח רגיל עם שליח</li><li>איסוף מהחנות, היכן שאפשר</li></ul>`,
    de: `<p>Bis zum Monatsende liefern wir Artikel, die die Mall selbst verkauft, <strong>kostenlos</strong>, ganz gleich, wie hoch der Bestellwert ist.</p><ul><li>Standardversand</li><li>Abholung im Geschäft, wo angeboten</li></ul>`,
    ar: `<p>حتى نهاية الشهر، تُشحن المنتجات التي يبيعها المول بنفسه <strong>مجانًا</strong>، مهما كانت قيمة الطلب.</p><ul><li>التوصيل العادي</li><li>الاستلام من المتجر حيثما توفر</li></ul>`,
    es: `<p>Hasta fin de mes, los productos que vende la propia galería se envían <strong>gratis</strong>, sea cual sea el importe del pedido.</p><ul><li>Mensajería estándar</li><li>Recogida en tienda donde se ofrezca</li></ul>`,
    ja: `<p>今月末まで、モール直営の商品はご注文金額にかかわらず<strong>送料無料</strong>です。</p><ul><li>通常の宅配便</li><li>対応店舗での店頭受け取り</li></ul>`,
    ru: `<p>До конца месяца товары, которые продаёт сам маркетплейс, доставляются <strong>бесплатно</strong> при любой сумме заказа.</p><ul><li>Обычная доставка курьером</li><li>Самовывоз там, где он доступен</li></ul>`,
    fr: `<p>Jusqu’à la fin du mois, la livraison des produits vendus par la galerie elle-même est <strong>offerte</strong>, quel que soit le montant de la commande.</p><ul><li>Livraison standard</li><li>Retrait en boutique là où il est proposé</li></ul>`,
  },
};
