import { localeTexts } from '../../locale-texts.ts';
import type { NoticeText } from '../notice-text.ts';

export const audioWeek: NoticeText = {
  title: localeTexts(
    'Audio week has begun: prices are down | 音乐周开启，多款直降 | 音樂週開跑，多款降價 | Começou a semana do áudio: preços mais baixos | 오디오 위크 시작, 가격을 내렸습니다 | שבוע האודיו יצא לדרך: המחירים ירדו | Die Audio-Woche läuft: Preise gesenkt | انطلق أسبوع الصوتيات: أسعار أقل | Empezó la semana del audio: precios más bajos | オーディオウィーク開催中：値下げしました | Неделя звука началась: цены снижены | La semaine de l’audio commence : prix en baisse',
  ),
  content: {
    en: `<p>Many headphones, speakers, radios and instruments cost less this week. The old price stands beside the new one.</p>
<ul><li>Store coupons can be used on top.</li><li>Returns within seven days, as always.</li></ul>
<p><a href="/list?cpid=102">Listen in</a></p>`,
    zh_CN: `<p>本周多款耳机、音箱、收音机与乐器直降，新价旁标有原价。</p>
<ul><li>可叠加店铺优惠券。</li><li>支持七天退货。</li></ul>
<p><a href="/list?cpid=102">去逛逛</a></p>`,
    zh_TW: `<p>本週多款耳機、喇叭、收音機與樂器降價，新價格旁標有原價。</p>
<ul><li>可再使用商店優惠券。</li><li>一如往常，七天內可退貨。</li></ul>
<p><a href="/list?cpid=102">去逛逛</a></p>`,
    pt: `<p>Muitos fones, caixas de som, rádios e instrumentos estão mais baratos esta semana. O preço antigo aparece ao lado do novo.</p>
<ul><li>Você ainda pode usar os cupons das lojas.</li><li>Devolução em até sete dias, como sempre.</li></ul>
<p><a href="/list?cpid=102">Ouvir as ofertas</a></p>`,
    ko: `<p>이번 주 여러 헤드폰, 스피커, 라디오, 악기의 가격을 내렸습니다. 새 가격 옆에 이전 가격이 표시됩니다.</p>
<ul><li>스토어 쿠폰을 함께 쓸 수 있습니다.</li><li>언제나처럼 7일 이내에 반품할 수 있습니다.</li></ul>
<p><a href="/list?cpid=102">둘러보기</a></p>`,
    he: `<p>אוזניות, רמקולים, מכשירי רדיו וכלי נגינה רבים זולים יותר השבוע. המחיר הקודם מופיע לצד החדש.</p>
<ul><li>אפשר להשתמש גם בקופונים של החנויות.</li><li>החזרה תוך שבעה ימים, כמו תמיד.</li></ul>
<p><a href="/list?cpid=102">בואו לשמוע</a></p>`,
    de: `<p>Viele Kopfhörer, Lautsprecher, Radios und Instrumente kosten diese Woche weniger. Der alte Preis steht neben dem neuen.</p>
<ul><li>Gutscheine der Shops gelten zusätzlich.</li><li>Rückgabe innerhalb von sieben Tagen, wie immer.</li></ul>
<p><a href="/list?cpid=102">Jetzt reinhören</a></p>`,
    ar: `<p>كثير من السماعات ومكبرات الصوت وأجهزة الراديو والآلات الموسيقية أرخص هذا الأسبوع، والسعر السابق مكتوب بجانب الجديد.</p>
<ul><li>يمكن استخدام قسائم المتاجر مع الخصم.</li><li>الإرجاع خلال سبعة أيام، كالمعتاد.</li></ul>
<p><a href="/list?cpid=102">استمع واكتشف</a></p>`,
    es: `<p>Muchos auriculares, altavoces, radios e instrumentos cuestan menos esta semana. El precio anterior figura junto al nuevo.</p>
<ul><li>Además puedes usar los cupones de las tiendas.</li><li>Devoluciones en siete días, como siempre.</li></ul>
<p><a href="/list?cpid=102">Ponte a escuchar</a></p>`,
    ja: `<p>今週は多くのヘッドホン、スピーカー、ラジオ、楽器が値下げ中です。新しい価格の横に元の価格が表示されています。</p>
<ul><li>ショップのクーポンも併用できます。</li><li>いつもどおり、7日間返品できます。</li></ul>
<p><a href="/list?cpid=102">商品を見る</a></p>`,
    ru: `<p>На этой неделе многие наушники, колонки, радиоприёмники и музыкальные инструменты стоят дешевле. Рядом с новой ценой указана прежняя.</p>
<ul><li>Скидка суммируется с купонами магазинов.</li><li>Возврат в течение семи дней, как всегда.</li></ul>
<p><a href="/list?cpid=102">Послушать</a></p>`,
    fr: `<p>De nombreux casques, enceintes, radios et instruments coûtent moins cher cette semaine. L’ancien prix figure à côté du nouveau.</p>
<ul><li>Les bons de réduction des boutiques se cumulent.</li><li>Retour sous sept jours, comme toujours.</li></ul>
<p><a href="/list?cpid=102">Tendez l’oreille</a></p>`,
  },
};
