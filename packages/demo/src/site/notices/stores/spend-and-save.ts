import { localeTexts } from '../../locale-texts.ts';
import type { NoticeText } from '../notice-text.ts';

export const spendAndSave: NoticeText = {
  title: localeTexts(
    'Spend 50, save 5 in our store | 本店满 50 减 5 | 本店滿 50 折 5 | Gaste 50 e economize 5 na nossa loja | 50 이상 구매 시 5 할인 | קונים ב־50 וחוסכים 5 | Ab 50 Einkaufswert 5 sparen | أنفق 50 ووفّر 5 في متجرنا | Gasta 50 y ahorra 5 en nuestra tienda | 当店で50以上お買い上げで5引き | Скидка 5 при покупке от 50 | 5 offerts dès 50 d’achat dans notre boutique',
  ),
  content: {
    en: `<p>Orders of 50 dollars or more in our store are <strong>5 dollars cheaper</strong>. The discount is taken in the basket; there is no code to remember.</p>`,
    zh_CN: `<p>本店订单满 50 美元<strong>立减 5 美元</strong>，购物车自动扣减，无需优惠码。</p>`,
    zh_TW: `<p>本店訂單滿 50 美元<strong>現折 5 美元</strong>，購物車自動折抵，不需優惠碼。</p>`,
    pt: `<p>Pedidos a partir de 50 dólares na nossa loja saem <strong>5 dólares mais baratos</strong>. O desconto entra direto no carrinho, sem código para lembrar.</p>`,
    ko: `<p>저희 스토어에서 50달러 이상 주문하면 <strong>5달러를 할인</strong>해 드립니다. 할인은 장바구니에서 자동으로 적용되며 코드는 필요 없습니다.</p>`,
    he: `<p>הזמנות של 50 דולר ומעלה בחנות שלנו <strong>זולות ב־5 דולר</strong>. ההנחה ניתנת בעגלה, ואין קוד שצריך לזכור.</p>`,
    de: `<p>Bestellungen ab 50 Dollar in unserem Shop sind <strong>5 Dollar günstiger</strong>. Der Rabatt wird im Warenkorb abgezogen, ganz ohne Code.</p>`,
    ar: `<p>الطلبات بقيمة 50 دولارًا أو أكثر في متجرنا <strong>أرخص بمقدار 5 دولارات</strong>. يُخصم المبلغ في السلة من دون أي رمز.</p>`,
    es: `<p>Los pedidos de 50 dólares o más en nuestra tienda cuestan <strong>5 dólares menos</strong>. El descuento se aplica en el carrito, sin códigos que recordar.</p>`,
    ja: `<p>当店で50ドル以上ご注文いただくと<strong>5ドル引き</strong>になります。カートで自動的に割引されるので、コードは不要です。</p>`,
    ru: `<p>Заказы от 50 долларов в нашем магазине <strong>дешевле на 5 долларов</strong>. Скидка применяется в корзине, промокод не нужен.</p>`,
    fr: `<p>Dans notre boutique, toute commande de 50 dollars ou plus coûte <strong>5 dollars de moins</strong>. La remise s’applique dans le panier, sans code à retenir.</p>`,
  },
};
