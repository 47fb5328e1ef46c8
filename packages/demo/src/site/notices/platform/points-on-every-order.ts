import { localeTexts } from '../../locale-texts.ts';
import type { NoticeText } from '../notice-text.ts';

export const pointsOnEveryOrder: NoticeText = {
  title: localeTexts(
    'Points on every order, in every store | 每笔订单都有积分，全部店铺通用 | 每筆訂單都有點數，所有商店適用 | Pontos em todos os pedidos, em todas as lojas | 모든 스토어, 모든 주문에 포인트 적립 | נקודות על כל הזמנה, בכל חנות | Punkte auf jede Bestellung, in jedem Shop | نقاط على كل طلب في كل متجر | Puntos en todos los pedidos y en todas las tiendas | すべてのショップ、すべての注文でポイントが貯まります | Баллы за каждый заказ в любом магазине | Des points sur chaque commande, dans toutes les boutiques',
  ),
  content: {
    en: `<p>Every order earns <strong>one point for each dollar paid</strong>, on any day of the week.</p>
<h2>How it works</h2>
<ul><li>Points are booked when you confirm receipt.</li><li>That holds in all stores and for all ways to pay.</li><li>Refunded items give their points back.</li></ul>
<p>Your points wait for you in the <a href="/user-center/uc-integral">personal centre</a>.</p>`,
    zh_CN: `<p>每笔订单<strong>实付 1 美元可得 1 积分</strong>，天天如此。</p>
<h2>积分说明</h2>
<ul><li>确认收货后积分到账。</li><li>全部店铺、全部支付方式均可参与。</li><li>退款商品对应积分将收回。</li></ul>
<p>积分可在<a href="/user-center/uc-integral">个人中心</a>查看。</p>`,
    zh_TW: `<p>每筆訂單<strong>實付 1 美元可得 1 點</strong>，天天如此。</p>
<h2>點數說明</h2>
<ul><li>確認收貨後，點數即入帳。</li><li>所有商店、所有付款方式皆適用。</li><li>退款商品的點數將會收回。</li></ul>
<p>點數可在<a href="/user-center/uc-integral">會員專區</a>查看。</p>`,
    pt: `<p>Cada pedido rende <strong>um ponto por dólar pago</strong>, em qualquer dia da semana.</p>
<h2>Como funciona</h2>
<ul><li>Os pontos são creditados quando você confirma o recebimento.</li><li>Vale em todas as lojas e para todas as formas de pagamento.</li><li>Os pontos de itens reembolsados são estornados.</li></ul>
<p>Seus pontos esperam por você em <a href="/user-center/uc-integral">Minha conta</a>.</p>`,
    ko: `<p>요일에 관계없이 모든 주문에 <strong>결제 금액 1달러당 1포인트</strong>를 드립니다.</p>
<h2>이용 안내</h2>
<ul><li>포인트는 수령 확인 후 적립됩니다.</li><li>모든 스토어와 모든 결제 수단에 적용됩니다.</li><li>환불된 상품의 포인트는 회수됩니다.</li></ul>
<p>적립된 포인트는 <a href="/user-center/uc-integral">마이페이지</a>에서 확인하세요.</p>`,
    he: `<p>כל הזמנה מקנה <strong>נקודה אחת על כל דולר ששולם</strong>, בכל ימות השבוע.</p>
<h2>איך זה עובד</h2>
<ul><li>הנקודות נזקפות עם אישור קבלת ההזמנה.</li><li>זה תקף בכל החנויות ובכל אמצעי התשלום.</li><li>נקודות על פריטים שזוכיתם עליהם יקוזזו.</li></ul>
<p>הנקודות שלכם מחכות ב<a href="/user-center/uc-integral">אזור האישי</a>.</p>`,
    de: `<p>Jede Bestellung bringt <strong>einen Punkt pro bezahltem Dollar</strong>, an jedem Tag der Woche.</p>
<h2>So funktioniert es</h2>
<ul><li>Die Punkte werden gutgeschrieben, sobald du den Empfang bestätigst.</li><li>Das gilt in allen Shops und für alle Zahlungsarten.</li><li>Für erstattete Artikel werden die Punkte wieder abgezogen.</li></ul>
<p>Deine Punkte findest du unter <a href="/user-center/uc-integral">Mein Konto</a>.</p>`,
    ar: `<p>يمنحك كل طلب <strong>نقطة عن كل دولار تدفعه</strong> في أي يوم من أيام الأسبوع.</p>
<h2>كيف تعمل النقاط</h2>
<ul><li>تُضاف النقاط عند تأكيد الاستلام.</li><li>يسري ذلك في جميع المتاجر ومع جميع طرق الدفع.</li><li>تُخصم نقاط المنتجات التي يُسترد ثمنها.</li></ul>
<p>نقاطك بانتظارك في صفحة <a href="/user-center/uc-integral">حسابي</a>.</p>`,
    es: `<p>Cada pedido suma <strong>un punto por cada dólar pagado</strong>, cualquier día de la semana.</p>
<h2>Cómo funciona</h2>
<ul><li>Los puntos se abonan cuando confirmas la recepción.</li><li>Vale en todas las tiendas y con todas las formas de pago.</li><li>Los puntos de los artículos reembolsados se descuentan.</li></ul>
<p>Tus puntos te esperan en <a href="/user-center/uc-integral">Mi cuenta</a>.</p>`,
    ja: `<p>曜日を問わず、すべての注文で<strong>お支払い1ドルにつき1ポイント</strong>が貯まります。</p>
<h2>ポイントについて</h2>
<ul><li>ポイントは受け取り確認後に付与されます。</li><li>すべてのショップ、すべてのお支払い方法が対象です。</li><li>返金された商品のポイントは取り消されます。</li></ul>
<p>貯まったポイントは<a href="/user-center/uc-integral">マイページ</a>でご確認いただけます。</p>`,
    ru: `<p>Каждый заказ приносит <strong>один балл за каждый оплаченный доллар</strong> в любой день недели.</p>
<h2>Как это работает</h2>
<ul><li>Баллы начисляются, когда вы подтверждаете получение.</li><li>Это действует во всех магазинах и при любом способе оплаты.</li><li>За возвращённые товары баллы списываются.</li></ul>
<p>Ваши баллы ждут вас в <a href="/user-center/uc-integral">личном кабинете</a>.</p>`,
    fr: `<p>Chaque commande rapporte <strong>un point par dollar payé</strong>, tous les jours de la semaine.</p>
<h2>Comment ça marche</h2>
<ul><li>Les points sont crédités dès que vous confirmez la réception.</li><li>C’est valable dans toutes les boutiques et avec tous les moyens de paiement.</li><li>Les points des articles remboursés sont repris.</li></ul>
<p>Vos points vous attendent dans <a href="/user-center/uc-integral">Mon compte</a>.</p>`,
  },
};
