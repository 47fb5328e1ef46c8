import { localeTexts } from '../locale-texts.ts';
import type { LegalText } from '../types.ts';
import { privacyInChinese } from './privacy-policy-zh-cn.ts';

const privacyInEnglish = `<p><strong>Sample text.</strong> This policy belongs to a demonstration mall. It is no legal advice; the operator replaces it with its own before collecting anybody’s data.</p>
<h2>1. In short</h2>
<ul>
<li>We collect what is needed to sell, deliver and help, and not more.</li>
<li>Stores see what they need to send you your order, not your whole account.</li>
<li>We do not sell personal data.</li>
<li>You can see, correct, take along and delete what we hold about you.</li>
</ul>
<h2>2. Who is responsible</h2>
<p>Galleria is responsible for the data described here. Each store is responsible for what it does with the details of the orders placed with it, and is bound by contract to use them only to fulfil those orders. You reach us at <a href="mailto:privacy@galleria.test">privacy@galleria.test</a>.</p>
<h2>3. What we collect</h2>
<h3>What you give us</h3>
<ul>
<li><strong>Account:</strong> email address, name, password (stored only as a one-way hash), picture, birthday if you like.</li>
<li><strong>Orders:</strong> what you bought, delivery and invoice addresses, phone number, notes to the store.</li>
<li><strong>Payments:</strong> the method, the amount and a reference of the payment provider. Card numbers go straight to the provider; we never see them.</li>
<li><strong>Conversations:</strong> reviews, questions, chats with stores and with customer service, photos you add.</li>
</ul>
<h3>What arises while you use the mall</h3>
<ul>
<li><strong>Browsing:</strong> pages and products you looked at, searches, your basket and your favourites.</li>
<li><strong>Technical data:</strong> IP address, browser, language, and the time of each request, in protocols that help us find errors and stop abuse.</li>
</ul>
<h2>4. What we use it for</h2>
<ul>
<li>To carry out your orders, refunds and invoices, and to keep your balance and points right (contract).</li>
<li>To answer questions and settle disputes (contract).</li>
<li>To keep accounts safe, recognise fraud and limit attacks (our legitimate interest).</li>
<li>To show recently viewed products and better search results (our legitimate interest; you can clear your history at any time).</li>
<li>To send news and offers, only if you asked for them (consent, which you can withdraw in every message).</li>
<li>To keep books as tax law demands (legal duty).</li>
</ul>
<h2>5. Who receives it</h2>
<p>The store you buy from receives your name, delivery address, phone number and order. Carriers receive what is on the label. Payment providers receive what they need to charge you. Companies that run servers or send email for us work on our instructions only. Authorities receive data where the law obliges us. Nobody else does.</p>
<h2>6. Cookies</h2>
<p>We set cookies that the mall needs: one that keeps you signed in, one for your language and one for your currency. They hold no profile. We count visits with our own means, without following you to other sites and without advertising networks. If the operator adds more, it asks you first.</p>
<h2>7. How long we keep it</h2>
<ul>
<li>Account: until you close it, then thirty days in case you change your mind.</li>
<li>Orders and invoices: as long as commercial and tax law demands.</li>
<li>Browsing history: ninety days.</li>
<li>Technical protocols: fourteen days, longer only while an incident is being looked into.</li>
<li>Chats: one year after the last message.</li>
</ul>
<h2>8. How we protect it</h2>
<p>Connections are encrypted. Passwords are stored with a slow hash. Staff and sellers see only what their role needs, and what they change is written to an audit log. Money and points are kept in a ledger in which every movement leaves a trace. If something goes wrong nevertheless, we tell you and the authority without delay.</p>
<h2>9. Data in other countries</h2>
<p>Stores and carriers may sit in another country, and your order data travels there with your order. For companies that work for us abroad we agree on the safeguards the law provides, and you can ask us for a copy.</p>
<h2>10. Your rights</h2>
<ul>
<li>To know what we hold about you, and to receive a copy in a common format.</li>
<li>To have wrong data corrected. Most of it you can change yourself in the <a href="/user-center/uc-account">personal centre</a>.</li>
<li>To have data deleted, or its use limited, where no duty to keep it stands against that.</li>
<li>To object to uses that rest on our legitimate interest, and to withdraw consent.</li>
<li>To complain to the data protection authority where you live.</li>
</ul>
<p>Write to <a href="mailto:privacy@galleria.test">privacy@galleria.test</a>. We answer within thirty days and may ask you to show that the account is yours.</p>
<h2>11. Children</h2>
<p>The mall is not made for children under sixteen, and we do not knowingly collect their data. If you think that we did, tell us and we delete it.</p>
<h2>12. Changes</h2>
<p>When this policy changes in a way that matters to you, we announce it in a notice and by email at least fourteen days ahead. Earlier versions are available on request. What you may expect from us when you shop is written in the <a href="/terms-page?sts=0">terms of service</a>.</p>`;

export const privacyPolicy: LegalText = {
  title: localeTexts(
    'Privacy policy | 隐私政策 | 隱私權政策 | Política de privacidade | 개인정보 처리방침 | מדיניות פרטיות | Datenschutzerklärung | سياسة الخصوصية | Política de privacidad | プライバシーポリシー | Политика конфиденциальности | Politique de confidentialité',
  ),
  content: { en: privacyInEnglish, zh_CN: privacyInChinese },
  effectiveDaysAgo: 90,
};
