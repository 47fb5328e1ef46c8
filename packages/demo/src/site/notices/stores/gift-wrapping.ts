import { localeTexts } from '../../locale-texts.ts';
import type { NoticeText } from '../notice-text.ts';

export const giftWrapping: NoticeText = {
  title: localeTexts(
    'Gift wrapping is back | 礼品包装服务回归 | 禮品包裝服務回歸 | A embalagem para presente voltou | 선물 포장 서비스 재개 | אריזת מתנה חזרה | Geschenkverpackung ist wieder da | عادت خدمة تغليف الهدايا | Vuelve el envoltorio para regalo | ギフトラッピングを再開しました | Подарочная упаковка снова доступна | L’emballage cadeau est de retour',
  ),
  content: {
    en: `<p>Write <strong>“gift”</strong> in the order note and we wrap your order in recycled paper, with a card and without a price tag.</p>`,
    zh_CN: `<p>下单时备注<strong>“礼品”</strong>，我们会用再生纸包装并附上贺卡，不放价签。</p>`,
    zh_TW: `<p>下單時備註<strong>「禮品」</strong>，我們會以再生紙包裝並附上卡片，不放價格標籤。</p>`,
    pt: `<p>Escreva <strong>“presente”</strong> na observação do pedido e nós o embrulhamos em papel reciclado, com um cartão e sem etiqueta de preço.</p>`,
    ko: `<p>주문 메모에 <strong>‘선물’</strong>이라고 적어 주시면 재생지로 포장하고 카드를 넣어 가격표 없이 보내 드립니다.</p>`,
    he: `<p>כתבו <strong>״מתנה״</strong> בהערה להזמנה ונעטוף אותה בנייר ממוחזר, עם כרטיס ברכה ובלי תווית מחיר.</p>`,
    de: `<p>Schreib <strong>„Geschenk“</strong> in die Bestellnotiz, und wir verpacken deine Bestellung in Recyclingpapier, mit Karte und ohne Preisschild.</p>`,
    ar: `<p>اكتب كلمة <strong>«هدية»</strong> في ملاحظة الطلب وسنغلّف طلبك بورق معاد تدويره، مع بطاقة ومن دون ملصق السعر.</p>`,
    es: `<p>Escribe <strong>«regalo»</strong> en la nota del pedido y lo envolvemos en papel reciclado, con una tarjeta y sin etiqueta de precio.</p>`,
    ja: `<p>注文の備考欄に<strong>「ギフト」</strong>とご記入いただければ、再生紙で包装し、カードを添えて、値札を外してお届けします。</p>`,
    ru: `<p>Напишите <strong>«подарок»</strong> в примечании к заказу, и мы упакуем его в переработанную бумагу, с открыткой и без ценника.</p>`,
    fr: `<p>Indiquez <strong>« cadeau »</strong> dans la note de commande : nous l’emballons dans du papier recyclé, avec une carte et sans étiquette de prix.</p>`,
  },
};
