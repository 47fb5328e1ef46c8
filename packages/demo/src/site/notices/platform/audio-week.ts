import { words } from '../../words.ts';
import type { NoticeText } from '../notice-text.ts';

export const audioWeek: NoticeText = {
  title: words(
    'Audio week has begun: up to 40% off | 音乐周开启，低至六折 | 音樂週開跑，最低 6 折 | Começou a semana do áudio: até 40% de desconto | 오디오 위크 시작, 최대 40% 할인 | שבוע האודיו יצא לדרך: עד 40% הנחה | Die Audio-Woche läuft: bis zu 40 % Rabatt | انطلق أسبوع الصوتيات: خصم حتى 40% | Empezó la semana del audio: hasta 40 % de descuento | オーディオウィーク開催中：最大40%オフ | Неделя звука началась: скидки до 40% | La semaine de l’audio commence : jusqu’à -40 %',
  ),
  content: {
    en: `<p>Headphones, speakers, radios and instruments from <strong>nine stores</strong> are reduced this week. Reduced items carry the badge <strong>Audio week</strong>.</p>
<ul><li>Store coupons can be used on top.</li><li>Returns within seven days, as always.</li></ul>
<p><a href="/list?cpid=102">Listen in</a></p>`,
    zh_CN: `<p>本周<strong>九家店铺</strong>的耳机、音箱、收音机与乐器直降，参与商品带有<strong>音乐周</strong>标签。</p>
<ul><li>可叠加店铺优惠券。</li><li>支持七天退货。</li></ul>
<p><a href="/list?cpid=102">去逛逛</a></p>`,
    zh_TW: `<p>本週<strong>九家商店</strong>的耳機、喇叭、收音機與樂器全面降價，活動商品皆有<strong>音樂週</strong>標籤。</p>
<ul><li>可再使用商店優惠券。</li><li>一如往常，七天內可退貨。</li></ul>
<p><a href="/list?cpid=102">去逛逛</a></p>`,
    pt: `<p>Fones, caixas de som, rádios e instrumentos de <strong>nove lojas</strong> estão mais baratos esta semana. Os itens em oferta levam o selo <strong>Semana do áudio</strong>.</p>
<ul><li>Você ainda pode usar os cupons das lojas.</li><li>Devolução em até sete dias, como sempre.</li></ul>
<p><a href="/list?cpid=102">Ouvir as ofertas</a></p>`,
    ko: `<p>이번 주 <strong>9개 스토어</strong>의 헤드폰, 스피커, 라디오, 악기를 할인합니다. 할인 상품에는 <strong>오디오 위크</strong> 배지가 붙어 있습니다.</p>
<ul><li>스토어 쿠폰을 함께 쓸 수 있습니다.</li><li>언제나처럼 7일 이내에 반품할 수 있습니다.</li></ul>
<p><a href="/list?cpid=102">둘러보기</a></p>`,
    he: `<p>אוזניות, רמקולים, מכשירי רדיו וכלי נגינה מ־<strong>תשע חנויות</strong> מוזלים השבוע. הפריטים המוזלים מסומנים בתווית <strong>שבוע האודיו</strong>.</p>
<ul><li>אפשר להשתמש גם בקופונים של החנויות.</li><li>החזרה תוך שבעה ימים, כמו תמיד.</li></ul>
<p><a href="/list?cpid=102">בואו לשמוע</a></p>`,
    de: `<p>Kopfhörer, Lautsprecher, Radios und Instrumente aus <strong>neun Shops</strong> sind diese Woche reduziert. Reduzierte Artikel tragen das Abzeichen <strong>Audio-Woche</strong>.</p>
<ul><li>Gutscheine der Shops gelten zusätzlich.</li><li>Rückgabe innerhalb von sieben Tagen, wie immer.</li></ul>
<p><a href="/list?cpid=102">Jetzt reinhören</a></p>`,
    ar: `<p>سماعات ومكبرات صوت وأجهزة راديو وآلات موسيقية من <strong>تسعة متاجر</strong> بأسعار مخفضة هذا الأسبوع. تحمل المنتجات المخفضة شارة <strong>أسبوع الصوتيات</strong>.</p>
<ul><li>يمكن استخدام قسائم المتاجر مع الخصم.</li><li>الإرجاع خلال سبعة أيام، كالمعتاد.</li></ul>
<p><a href="/list?cpid=102">استمع واكتشف</a></p>`,
    es: `<p>Auriculares, altavoces, radios e instrumentos de <strong>nueve tiendas</strong> están rebajados esta semana. Los artículos rebajados llevan la etiqueta <strong>Semana del audio</strong>.</p>
<ul><li>Además puedes usar los cupones de las tiendas.</li><li>Devoluciones en siete días, como siempre.</li></ul>
<p><a href="/list?cpid=102">Ponte a escuchar</a></p>`,
    ja: `<p>今週は<strong>9つのショップ</strong>のヘッドホン、スピーカー、ラジオ、楽器がお買い得です。対象商品には<strong>オーディオウィーク</strong>のマークが付いています。</p>
<ul><li>ショップのクーポンも併用できます。</li><li>いつもどおり、7日間返品できます。</li></ul>
<p><a href="/list?cpid=102">商品を見る</a></p>`,
    ru: `<p>На этой неделе наушники, колонки, радиоприёмники и музыкальные инструменты из <strong>девяти магазинов</strong> продаются со скидкой. Такие товары отмечены значком <strong>Неделя звука</strong>.</p>
<ul><li>Скидка суммируется с купонами магазинов.</li><li>Возврат в течение семи дней, как всегда.</li></ul>
<p><a href="/list?cpid=102">Послушать</a></p>`,
    fr: `<p>Casques, enceintes, radios et instruments de <strong>neuf boutiques</strong> sont en promotion cette semaine. Les articles concernés portent le badge <strong>Semaine de l’audio</strong>.</p>
<ul><li>Les bons de réduction des boutiques se cumulent.</li><li>Retour sous sept jours, comme toujours.</li></ul>
<p><a href="/list?cpid=102">Tendez l’oreille</a></p>`,
  },
};
