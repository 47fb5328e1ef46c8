import { localeTexts } from '../locale-texts.ts';
import type { LegalText } from '../types.ts';
import { termsInChinese } from './terms-of-service-zh-cn.ts';

const termsInEnglish = `<p><strong>Sample text.</strong> These terms belong to a demonstration mall. They are no legal advice; the operator replaces them with its own before selling anything.</p>
<h2>1. Who we are and what this is</h2>
<p>Galleria (“the mall”, “we”) runs an online marketplace where independent stores and the mall itself offer goods and services. When you buy from a store, your contract of sale is with that store, whose name is shown on the product page and on your order. When you buy from the self-operated store, your contract is with us. These terms apply to everybody who visits, registers, buys or sells here.</p>
<h2>2. Your account</h2>
<ul>
<li>You may look around without an account. To order, you need one, and you must be old enough to enter into contracts where you live.</li>
<li>Give true details, keep them up to date, and keep your password and pay password to yourself. What happens through your account counts as yours unless you told us in time that somebody else had access.</li>
<li>One person, one account. We may suspend accounts that are used for fraud, for resale of promotions, or to harm others, and we will tell you why.</li>
<li>You can close your account at any time once open orders and refunds are finished.</li>
</ul>
<h2>3. Products and prices</h2>
<p>Stores describe their goods and are responsible for what they say. Pictures show the goods as truly as a screen allows. Prices include the taxes named at checkout; shipping is shown before you order. Prices in a currency other than the mall’s own are a conversion for your convenience: the amount charged is the one shown at the payment counter. If a price is obviously wrong, the store may cancel the order and must refund you in full.</p>
<h2>4. Ordering</h2>
<p>Your order is an offer to buy. It is accepted when payment has been received and the store has not cancelled within one working day. Unpaid orders expire after the time shown on the order, and the goods go back on the shelf. Flash sales, group buys and pre-sales have rules of their own, which are shown before you take part. A group buy that does not fill is refunded to all its members.</p>
<h2>5. Paying</h2>
<ul>
<li>You can pay in the ways offered at the payment counter, such as card, PayPal, your balance, points, cash on delivery or bank transfer.</li>
<li>We hold payments for stores until the goods have been received and the after-sales period is over.</li>
<li>Your balance is money that belongs to you. It earns no interest, can be used for purchases, and is protected by your pay password.</li>
</ul>
<h2>6. Coupons, points and membership</h2>
<p>Coupons are valid for the time, the stores and the goods printed on them, and cannot be exchanged for money. Points have no cash value outside the mall and expire at the date shown in your personal centre. Paid membership runs for the period you bought and does not renew by itself. Anything obtained by trickery can be taken back.</p>
<h2>7. Delivery</h2>
<p>Stores ship within the time stated on the product page. An order may arrive in several parcels. The risk passes to you when you, or a person you named, receive the parcel. Please open it soon and report damage with a photo. If a parcel does not arrive, we refund it. Receipt is confirmed automatically fourteen days after shipping unless you tell us that something is wrong.</p>
<h2>8. Returns and refunds</h2>
<ul>
<li>You can ask for a return or a refund within seven days of receipt, without giving a reason, except for goods made to your wishes, perishable goods, opened hygiene articles and digital codes that have been shown.</li>
<li>The store answers within seven days. If it does not, the refund is granted.</li>
<li>If you cannot agree, either side can ask the mall to decide. We hear both and decide on the evidence.</li>
<li>Money goes back the way it came. Rights that the law gives you remain untouched.</li>
</ul>
<h2>9. Reviews and messages</h2>
<p>Write honestly, about the product, and without insults, advertising or other people’s personal data. You keep the rights in what you write and give us permission to show it in the mall. Reviews are not for sale: stores may answer them, but neither they nor we remove one because it is critical.</p>
<h2>10. What is not allowed</h2>
<ul>
<li>Fake orders, fake reviews and several accounts to collect promotions more than once.</li>
<li>Goods that are counterfeit, stolen, dangerous or forbidden.</li>
<li>Attempts to disturb, copy or overload the mall, or to reach data that is not yours.</li>
</ul>
<h2>11. Our responsibility</h2>
<p>We answer without limit for intent, gross negligence and harm to life or health, and otherwise only for the damage that is typical and foreseeable where an essential duty was broken. We do our best to keep the mall open at all hours, but do not promise that it never pauses.</p>
<h2>12. Changes</h2>
<p>We may change these terms for good reason. We announce changes at least fourteen days ahead in a notice and by email. Orders already placed keep the terms they were placed under. If you disagree, you can close your account before the change takes effect.</p>
<h2>13. Law and disputes</h2>
<p>The law of the operator’s country applies; as a consumer you also keep the protection of the law where you live. Before going to court, please write to us: most things are solved in a day. You reach us at <a href="mailto:hello@galleria.test">hello@galleria.test</a>. How we treat personal data is explained in the <a href="/terms-page?sts=1">privacy policy</a>.</p>`;

export const termsOfService: LegalText = {
  title: localeTexts(
    'Terms of service | 服务条款 | 服務條款 | Termos de serviço | 이용약관 | תנאי שימוש | Nutzungsbedingungen | شروط الخدمة | Términos del servicio | 利用規約 | Условия использования | Conditions d’utilisation',
  ),
  content: { en: termsInEnglish, zh_CN: termsInChinese },
  effectiveDaysAgo: 90,
};
