import { localeTexts } from '../../locale-texts.ts';
import type { NoticeText } from '../notice-text.ts';

export const holidayDelivery: NoticeText = {
  title: localeTexts(
    'Delivery times around public holidays | 节假日配送时效说明 | 國定假日配送時間說明 | Prazos de entrega nos feriados | 공휴일 배송 일정 안내 | זמני משלוח בחגים | Lieferzeiten an Feiertagen | مواعيد التوصيل في العطلات الرسمية | Plazos de entrega en días festivos | 祝日前後のお届けについて | Сроки доставки в праздничные дни | Délais de livraison autour des jours fériés',
  ),
  content: {
    en: `<p>Couriers rest on public holidays, and parcels are a little slower in the days around them.</p>
<h2>What to expect</h2>
<ul><li>Orders paid before noon leave the same working day.</li><li>Orders paid on a holiday leave on the next working day.</li><li>Same-city delivery keeps running from 10 am to 6 pm.</li></ul>
<p>The date on the product page already takes this into account.</p>`,
    zh_CN: `<p>法定节假日快递停运，前后几天的时效会略有延长。</p>
<h2>发货安排</h2>
<ul><li>工作日 12 点前付款，当日发出。</li><li>节假日付款，下一个工作日发出。</li><li>同城配送 10:00-18:00 照常服务。</li></ul>
<p>商品页展示的送达日期已包含上述影响。</p>`,
    zh_TW: `<p>國定假日物流停運，前後幾天的配送會稍慢一些。</p>
<h2>出貨安排</h2>
<ul><li>工作日中午 12 點前付款，當日出貨。</li><li>假日付款，於下一個工作日出貨。</li><li>同城配送 10:00-18:00 照常服務。</li></ul>
<p>商品頁顯示的送達日期已將此納入計算。</p>`,
    pt: `<p>As transportadoras param nos feriados, e nos dias próximos as entregas ficam um pouco mais lentas.</p>
<h2>O que esperar</h2>
<ul><li>Pedidos pagos até o meio-dia saem no mesmo dia útil.</li><li>Pedidos pagos em feriados saem no dia útil seguinte.</li><li>A entrega na mesma cidade continua das 10h às 18h.</li></ul>
<p>A data na página do produto já leva isso em conta.</p>`,
    ko: `<p>공휴일에는 택배사가 쉬며, 앞뒤 며칠은 배송이 조금 늦어질 수 있습니다.</p>
<h2>배송 안내</h2>
<ul><li>영업일 정오 전에 결제한 주문은 당일 발송됩니다.</li><li>공휴일에 결제한 주문은 다음 영업일에 발송됩니다.</li><li>같은 도시 내 배송은 오전 10시부터 오후 6시까지 정상 운영합니다.</li></ul>
<p>상품 페이지의 도착 예정일에는 이 일정이 이미 반영되어 있습니다.</p>`,
    he: `<p>בחגים השליחים נחים, ובימים שסביבם החבילות מגיעות קצת יותר לאט.</p>
<h2>למה לצפות</h2>
<ul><li>הזמנות ששולמו לפני 12:00 יוצאות באותו יום עסקים.</li><li>הזמנות ששולמו בחג יוצאות ביום העסקים הבא.</li><li>משלוחים בתוך העיר פועלים כרגיל בין 10:00 ל־18:00.</li></ul>
<p>התאריך שבדף המוצר כבר לוקח זאת בחשבון.</p>`,
    de: `<p>An Feiertagen ruht der Versand, und an den Tagen davor und danach sind Pakete etwas länger unterwegs.</p>
<h2>Womit du rechnen kannst</h2>
<ul><li>Bestellungen, die werktags vor 12 Uhr bezahlt sind, gehen am selben Tag raus.</li><li>An einem Feiertag bezahlte Bestellungen gehen am nächsten Werktag raus.</li><li>Lieferungen innerhalb der Stadt laufen weiter von 10 bis 18 Uhr.</li></ul>
<p>Das Datum auf der Artikelseite berücksichtigt das bereits.</p>`,
    ar: `<p>تتوقف شركات الشحن في العطلات الرسمية، وتتأخر الطرود قليلًا في الأيام المحيطة بها.</p>
<h2>ما الذي تتوقعه</h2>
<ul><li>الطلبات المدفوعة قبل الظهر تُشحن في يوم العمل نفسه.</li><li>الطلبات المدفوعة في يوم عطلة تُشحن في يوم العمل التالي.</li><li>يستمر التوصيل داخل المدينة من 10 صباحًا حتى 6 مساءً.</li></ul>
<p>التاريخ الظاهر في صفحة المنتج يراعي ذلك مسبقًا.</p>`,
    es: `<p>Los mensajeros descansan en los días festivos, y los paquetes van un poco más lentos en esas fechas.</p>
<h2>Qué puedes esperar</h2>
<ul><li>Los pedidos pagados antes del mediodía salen el mismo día laborable.</li><li>Los pedidos pagados en festivo salen el siguiente día laborable.</li><li>La entrega en la misma ciudad sigue funcionando de 10:00 a 18:00.</li></ul>
<p>La fecha de la página del producto ya lo tiene en cuenta.</p>`,
    ja: `<p>祝日は配送業者がお休みのため、前後の数日はお届けに少しお時間をいただきます。</p>
<h2>発送のめやす</h2>
<ul><li>営業日の正午までにお支払いいただいたご注文は、当日発送します。</li><li>祝日にお支払いいただいたご注文は、翌営業日に発送します。</li><li>市内配送は10時から18時まで通常どおり承ります。</li></ul>
<p>商品ページのお届け日は、これらを考慮した日付です。</p>`,
    ru: `<p>В праздничные дни курьеры отдыхают, а накануне и сразу после посылки идут чуть дольше.</p>
<h2>Чего ожидать</h2>
<ul><li>Заказы, оплаченные до полудня, отправляются в тот же рабочий день.</li><li>Заказы, оплаченные в праздник, отправляются в следующий рабочий день.</li><li>Доставка в пределах города работает как обычно, с 10:00 до 18:00.</li></ul>
<p>Дата на странице товара уже учитывает эти изменения.</p>`,
    fr: `<p>Les transporteurs se reposent les jours fériés, et les colis mettent un peu plus de temps autour de ces dates.</p>
<h2>À quoi vous attendre</h2>
<ul><li>Les commandes payées avant midi partent le jour ouvré même.</li><li>Les commandes payées un jour férié partent le jour ouvré suivant.</li><li>La livraison dans la même ville reste assurée de 10 h à 18 h.</li></ul>
<p>La date affichée sur la page du produit en tient déjà compte.</p>`,
  },
};
