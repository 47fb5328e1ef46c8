import { localeTexts } from '../../locale-texts.ts';
import type { NoticeText } from '../notice-text.ts';

export const sevenDayReturns: NoticeText = {
  title: localeTexts(
    'Seven days to change your mind | 七天无理由退货说明 | 七天鑑賞期說明 | Sete dias para mudar de ideia | 7일 이내 반품 안내 | שבעה ימים להתחרט | Sieben Tage Bedenkzeit | سبعة أيام لتغيير رأيك | Siete días para cambiar de opinión | 7日間の返品保証について | Семь дней, чтобы передумать | Sept jours pour changer d’avis',
  ),
  content: {
    en: `<p>Every order can be sent back within <strong>seven days of receipt</strong>. Open the order, choose the items and say what happened.</p>
<ul><li>The seller answers within seven days; if not, we decide for you.</li><li>Money goes back the way it came.</li><li>If you and the seller disagree, ask us to step in.</li></ul>
<p>Your requests are listed under <a href="/user-center/uc-return">returns and refunds</a>.</p>`,
    zh_CN: `<p>自<strong>签收之日起七天内</strong>可申请退货。打开订单，选择商品并说明原因即可。</p>
<ul><li>商家须在七天内处理，逾期由平台处理。</li><li>款项按原支付方式退回。</li><li>与商家协商不成，可申请平台介入。</li></ul>
<p>进度可在<a href="/user-center/uc-return">退款售后</a>查看。</p>`,
    zh_TW: `<p>所有訂單皆可在<strong>收貨後七天內</strong>申請退貨。打開訂單，選擇商品並說明原因即可。</p>
<ul><li>商家須於七天內回覆，逾期由平台處理。</li><li>款項依原付款方式退回。</li><li>若與商家無法達成共識，可申請平台介入。</li></ul>
<p>申請進度可在<a href="/user-center/uc-return">退款與退貨</a>查看。</p>`,
    pt: `<p>Todo pedido pode ser devolvido em até <strong>sete dias após o recebimento</strong>. Abra o pedido, escolha os itens e conte o que aconteceu.</p>
<ul><li>O vendedor responde em até sete dias; se não responder, nós decidimos.</li><li>O dinheiro volta pela mesma forma de pagamento.</li><li>Se você e o vendedor não chegarem a um acordo, peça nossa ajuda.</li></ul>
<p>Suas solicitações ficam em <a href="/user-center/uc-return">Reembolsos e devoluções</a>.</p>`,
    ko: `<p>모든 주문은 <strong>수령 후 7일 이내</strong>에 반품할 수 있습니다. 주문을 열고 상품을 선택한 뒤 사유를 알려 주세요.</p>
<ul><li>판매자는 7일 이내에 답변하며, 답변이 없으면 쇼핑몰에서 처리합니다.</li><li>환불 금액은 결제하신 수단으로 돌려드립니다.</li><li>판매자와 의견이 다르면 쇼핑몰에 중재를 요청하세요.</li></ul>
<p>신청 내역은 <a href="/user-center/uc-return">환불 및 반품</a>에서 확인할 수 있습니다.</p>`,
    he: `<p>כל הזמנה אפשר להחזיר <strong>תוך שבעה ימים מהקבלה</strong>. פותחים את ההזמנה, בוחרים את הפריטים ומספרים מה קרה.</p>
<ul><li>המוכר משיב תוך שבעה ימים; אם לא, אנחנו מחליטים במקומו.</li><li>הכסף חוזר באותה דרך שבה שולם.</li><li>לא הגעתם להסכמה עם המוכר? בקשו מאיתנו להתערב.</li></ul>
<p>הבקשות שלכם מופיעות תחת <a href="/user-center/uc-return">החזרים והחזרות</a>.</p>`,
    de: `<p>Jede Bestellung kann <strong>innerhalb von sieben Tagen nach Erhalt</strong> zurückgeschickt werden. Öffne die Bestellung, wähle die Artikel aus und schreib uns, was los war.</p>
<ul><li>Der Händler antwortet innerhalb von sieben Tagen; wenn nicht, entscheiden wir.</li><li>Das Geld kommt auf dem Weg zurück, auf dem du bezahlt hast.</li><li>Wenn ihr euch nicht einig werdet, bitte uns um Vermittlung.</li></ul>
<p>Deine Anträge findest du unter <a href="/user-center/uc-return">Erstattungen und Rückgaben</a>.</p>`,
    ar: `<p>يمكن إرجاع أي طلب خلال <strong>سبعة أيام من استلامه</strong>. افتح الطلب واختر المنتجات وأخبرنا بما حدث.</p>
<ul><li>يرد البائع خلال سبعة أيام، وإن لم يفعل نتخذ القرار بدلًا منه.</li><li>يعود المبلغ بطريقة الدفع نفسها.</li><li>إذا لم تتفق مع البائع، فاطلب منا التدخل.</li></ul>
<p>تجد طلباتك في صفحة <a href="/user-center/uc-return">الاسترداد والإرجاع</a>.</p>`,
    es: `<p>Puedes devolver cualquier pedido en los <strong>siete días siguientes a su recepción</strong>. Abre el pedido, elige los artículos y cuéntanos qué pasó.</p>
<ul><li>El vendedor responde en siete días; si no lo hace, decidimos nosotros.</li><li>El dinero vuelve por la misma vía por la que pagaste.</li><li>Si no te pones de acuerdo con el vendedor, pídenos que intervengamos.</li></ul>
<p>Tus solicitudes están en <a href="/user-center/uc-return">Reembolsos y devoluciones</a>.</p>`,
    ja: `<p>すべてのご注文は、<strong>受け取りから7日以内</strong>であれば返品できます。注文を開き、商品を選んで理由をお知らせください。</p>
<ul><li>出店者は7日以内に回答します。回答がない場合は当モールが対応します。</li><li>代金は、お支払いいただいた方法で返金します。</li><li>出店者との話し合いがまとまらないときは、当モールにご相談ください。</li></ul>
<p>申請内容は<a href="/user-center/uc-return">返金・返品</a>でご確認いただけます。</p>`,
    ru: `<p>Любой заказ можно вернуть <strong>в течение семи дней после получения</strong>. Откройте заказ, выберите товары и расскажите, что случилось.</p>
<ul><li>Продавец отвечает в течение семи дней; если нет, решение принимаем мы.</li><li>Деньги возвращаются тем же способом, каким вы платили.</li><li>Если договориться с продавцом не удалось, попросите нас вмешаться.</li></ul>
<p>Ваши заявки собраны в разделе <a href="/user-center/uc-return">Возвраты</a>.</p>`,
    fr: `<p>Toute commande peut être renvoyée dans les <strong>sept jours suivant sa réception</strong>. Ouvrez la commande, choisissez les articles et dites-nous ce qui s’est passé.</p>
<ul><li>Le vendeur répond sous sept jours ; sinon, nous tranchons à sa place.</li><li>L’argent revient par le moyen de paiement utilisé.</li><li>Si vous n’êtes pas d’accord avec le vendeur, demandez-nous d’intervenir.</li></ul>
<p>Vos demandes se trouvent sous <a href="/user-center/uc-return">Remboursements et retours</a>.</p>`,
  },
};
