import { words } from '../../words.ts';
import type { NoticeText } from '../notice-text.ts';

export const doublePoints: NoticeText = {
  title: words(
    'Double points on every order this weekend | 本周末下单享双倍积分 | 本週末下單享雙倍點數 | Pontos em dobro em todos os pedidos neste fim de semana | 이번 주말 모든 주문 포인트 2배 | כפל נקודות על כל הזמנה בסוף השבוע | Doppelte Punkte auf jede Bestellung am Wochenende | نقاط مضاعفة على كل طلب نهاية هذا الأسبوع | Puntos dobles en todos los pedidos este fin de semana | 今週末はすべての注文でポイント2倍 | Двойные баллы за каждый заказ в эти выходные | Points doublés sur toutes les commandes ce week-end',
  ),
  content: {
    en: `<p>From the start of Saturday until Sunday midnight, every order earns <strong>two points for each dollar paid</strong> instead of one.</p>
<h2>How it works</h2>
<ul><li>Points are booked when you confirm receipt.</li><li>The offer is valid in all stores and all ways to pay.</li><li>Refunded items give their points back.</li></ul>
<p>Your points wait for you in the <a href="/user-center/uc-integral">personal centre</a>.</p>`,
    zh_CN: `<p>周六零点至周日 24 点，每笔订单<strong>实付 1 美元可得 2 积分</strong>，平日为 1 积分。</p>
<h2>活动说明</h2>
<ul><li>确认收货后积分到账。</li><li>全部店铺、全部支付方式均可参与。</li><li>退款商品对应积分将收回。</li></ul>
<p>积分可在<a href="/user-center/uc-integral">个人中心</a>查看。</p>`,
    zh_TW: `<p>週六零時至週日 24 時，每筆訂單<strong>實付 1 美元可得 2 點</strong>，平日為 1 點。</p>
<h2>活動說明</h2>
<ul><li>確認收貨後，點數即入帳。</li><li>所有商店、所有付款方式皆適用。</li><li>退款商品的點數將會收回。</li></ul>
<p>點數可在<a href="/user-center/uc-integral">會員專區</a>查看。</p>`,
    pt: `<p>Da 0h de sábado até a meia-noite de domingo, cada pedido rende <strong>dois pontos por dólar pago</strong>, em vez de um.</p>
<h2>Como funciona</h2>
<ul><li>Os pontos são creditados quando você confirma o recebimento.</li><li>A oferta vale em todas as lojas e para todas as formas de pagamento.</li><li>Os pontos de itens reembolsados são estornados.</li></ul>
<p>Seus pontos esperam por você em <a href="/user-center/uc-integral">Minha conta</a>.</p>`,
    ko: `<p>토요일 0시부터 일요일 자정까지 모든 주문에 <strong>결제 금액 1달러당 2포인트</strong>를 드립니다. 평소에는 1포인트입니다.</p>
<h2>이용 안내</h2>
<ul><li>포인트는 수령 확인 후 적립됩니다.</li><li>모든 스토어와 모든 결제 수단에 적용됩니다.</li><li>환불된 상품의 포인트는 회수됩니다.</li></ul>
<p>적립된 포인트는 <a href="/user-center/uc-integral">마이페이지</a>에서 확인하세요.</p>`,
    he: `<p>משבת בשעה 00:00 ועד יום ראשון בחצות, כל הזמנה מקנה <strong>שתי נקודות על כל דולר ששולם</strong>, במקום אחת.</p>
<h2>איך זה עובד</h2>
<ul><li>הנקודות נזקפות עם אישור קבלת ההזמנה.</li><li>המבצע תקף בכל החנויות ובכל אמצעי התשלום.</li><li>נקודות על פריטים שזוכיתם עליהם יקוזזו.</li></ul>
<p>הנקודות שלכם מחכות ב<a href="/user-center/uc-integral">אזור האישי</a>.</p>`,
    de: `<p>Von Samstag, 0 Uhr, bis Sonntag, 24 Uhr, bringt jede Bestellung <strong>zwei Punkte pro bezahltem Dollar</strong> statt nur eines Punktes.</p>
<h2>So funktioniert es</h2>
<ul><li>Die Punkte werden gutgeschrieben, sobald du den Empfang bestätigst.</li><li>Die Aktion gilt in allen Shops und für alle Zahlungsarten.</li><li>Für erstattete Artikel werden die Punkte wieder abgezogen.</li></ul>
<p>Deine Punkte findest du unter <a href="/user-center/uc-integral">Mein Konto</a>.</p>`,
    ar: `<p>من بداية يوم السبت حتى منتصف ليل الأحد، يمنحك كل طلب <strong>نقطتين عن كل دولار تدفعه</strong> بدلًا من نقطة واحدة.</p>
<h2>كيف يعمل العرض</h2>
<ul><li>تُضاف النقاط عند تأكيد الاستلام.</li><li>يسري العرض في جميع المتاجر ومع جميع طرق الدفع.</li><li>تُخصم نقاط المنتجات التي يُسترد ثمنها.</li></ul>
<p>نقاطك بانتظارك في صفحة <a href="/user-center/uc-integral">حسابي</a>.</p>`,
    es: `<p>Desde las 0:00 del sábado hasta la medianoche del domingo, cada pedido suma <strong>dos puntos por cada dólar pagado</strong> en lugar de uno.</p>
<h2>Cómo funciona</h2>
<ul><li>Los puntos se abonan cuando confirmas la recepción.</li><li>La oferta vale en todas las tiendas y con todas las formas de pago.</li><li>Los puntos de los artículos reembolsados se descuentan.</li></ul>
<p>Tus puntos te esperan en <a href="/user-center/uc-integral">Mi cuenta</a>.</p>`,
    ja: `<p>土曜日0時から日曜日24時まで、すべての注文で<strong>お支払い1ドルにつき2ポイント</strong>が貯まります（通常は1ポイント）。</p>
<h2>キャンペーンの内容</h2>
<ul><li>ポイントは受け取り確認後に付与されます。</li><li>すべてのショップ、すべてのお支払い方法が対象です。</li><li>返金された商品のポイントは取り消されます。</li></ul>
<p>貯まったポイントは<a href="/user-center/uc-integral">マイページ</a>でご確認いただけます。</p>`,
    ru: `<p>С 0:00 субботы до 24:00 воскресенья любой заказ приносит <strong>два балла за каждый оплаченный доллар</strong> вместо одного.</p>
<h2>Как это работает</h2>
<ul><li>Баллы начисляются, когда вы подтверждаете получение.</li><li>Предложение действует во всех магазинах и при любом способе оплаты.</li><li>За возвращённые товары баллы списываются.</li></ul>
<p>Ваши баллы ждут вас в <a href="/user-center/uc-integral">личном кабинете</a>.</p>`,
    fr: `<p>Du samedi 0 h au dimanche minuit, chaque commande rapporte <strong>deux points par dollar payé</strong> au lieu d’un.</p>
<h2>Comment ça marche</h2>
<ul><li>Les points sont crédités dès que vous confirmez la réception.</li><li>L’offre est valable dans toutes les boutiques et avec tous les moyens de paiement.</li><li>Les points des articles remboursés sont repris.</li></ul>
<p>Vos points vous attendent dans <a href="/user-center/uc-integral">Mon compte</a>.</p>`,
  },
};
