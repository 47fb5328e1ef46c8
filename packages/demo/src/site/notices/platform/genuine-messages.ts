import { localeTexts } from '../../locale-texts.ts';
import type { NoticeText } from '../notice-text.ts';

export const genuineMessages: NoticeText = {
  title: localeTexts(
    'How to recognise messages that are really from us | 谨防冒充平台客服的诈骗信息 | 小心假冒平台客服的詐騙訊息 | Como reconhecer mensagens que são mesmo nossas | 갤러리아를 사칭한 메시지에 주의하세요 | כך תזהו הודעות שבאמת הגיעו מאיתנו | So erkennst du echte Nachrichten von uns | كيف تميّز الرسائل التي نرسلها فعلًا | Cómo reconocer los mensajes que sí son nuestros | 当モールを装ったメッセージにご注意ください | Как узнать, что сообщение действительно от нас | Reconnaître les messages qui viennent vraiment de nous',
  ),
  content: {
    en: `<p>We never ask for your password, your pay password or a code from your email. We never ask you to pay outside the mall.</p>
<ul><li>Check that the address in your browser is ours.</li><li>Open links from the mall, not from a message.</li><li>In doubt, write to customer service from your order.</li></ul>`,
    zh_CN: `<p>平台绝不会索要登录密码、支付密码或邮箱验证码，也不会引导您在平台之外付款。</p>
<ul><li>请核对浏览器地址栏。</li><li>请从商城内进入页面，不要点击陌生链接。</li><li>如有疑问，请从订单页联系客服。</li></ul>`,
    zh_TW: `<p>我們絕不會索取您的登入密碼、付款密碼或電子郵件驗證碼，也不會要求您在商城以外付款。</p>
<ul><li>請確認瀏覽器網址列顯示的是我們的網址。</li><li>請從商城內開啟頁面，不要點擊訊息中的連結。</li><li>如有疑問，請從訂單頁聯絡客服。</li></ul>`,
    pt: `<p>Nunca pedimos sua senha, sua senha de pagamento nem códigos enviados ao seu e-mail. Também nunca pedimos pagamentos fora do shopping.</p>
<ul><li>Confira se o endereço no navegador é o nosso.</li><li>Abra os links pelo shopping, não por mensagens.</li><li>Na dúvida, fale com o atendimento a partir do seu pedido.</li></ul>`,
    ko: `<p>저희는 비밀번호, 결제 비밀번호, 이메일 인증번호를 절대 묻지 않습니다. 쇼핑몰 밖에서 결제하도록 요청하지도 않습니다.</p>
<ul><li>브라우저 주소가 저희 주소인지 확인하세요.</li><li>메시지 속 링크 대신 쇼핑몰에서 직접 페이지를 여세요.</li><li>의심스러우면 주문 페이지에서 고객센터로 문의하세요.</li></ul>`,
    he: `<p>לעולם לא נבקש את הסיסמה שלכם, את סיסמת התשלום או קוד שנשלח לדוא״ל. לעולם לא נבקש לשלם מחוץ לקניון.</p>
<ul><li>ודאו שהכתובת בדפדפן היא שלנו.</li><li>פתחו קישורים מתוך הקניון ולא מתוך הודעה.</li><li>יש ספק? כתבו לשירות הלקוחות מתוך ההזמנה.</li></ul>`,
    de: `<p>Wir fragen nie nach deinem Passwort, deinem Zahlungspasswort oder einem Code aus einer E-Mail. Wir bitten dich nie, außerhalb der Mall zu bezahlen.</p>
<ul><li>Prüfe, ob die Adresse im Browser unsere ist.</li><li>Öffne Links in der Mall, nicht aus einer Nachricht.</li><li>Im Zweifel schreib dem Kundenservice direkt aus deiner Bestellung.</li></ul>`,
    ar: `<p>لا نطلب منك أبدًا كلمة المرور ولا كلمة مرور الدفع ولا رمزًا وصلك بالبريد الإلكتروني، ولا نطلب منك الدفع خارج المول.</p>
<ul><li>تأكد من أن العنوان في متصفحك هو عنواننا.</li><li>افتح الروابط من داخل المول، لا من رسالة.</li><li>عند الشك، راسل خدمة العملاء من صفحة طلبك.</li></ul>`,
    es: `<p>Nunca te pedimos la contraseña, la contraseña de pago ni un código de tu correo. Tampoco te pedimos que pagues fuera de la galería.</p>
<ul><li>Comprueba que la dirección del navegador es la nuestra.</li><li>Abre los enlaces desde la galería, no desde un mensaje.</li><li>Si tienes dudas, escribe a atención al cliente desde tu pedido.</li></ul>`,
    ja: `<p>当モールがパスワード、決済パスワード、メールの認証コードをお尋ねすることは決してありません。モール外でのお支払いをお願いすることもありません。</p>
<ul><li>ブラウザーのアドレスが当モールのものかご確認ください。</li><li>メッセージ内のリンクではなく、モールからページを開いてください。</li><li>ご不明な点は、注文ページからカスタマーサービスへお問い合わせください。</li></ul>`,
    ru: `<p>Мы никогда не спрашиваем пароль, платёжный пароль или код из письма. Мы никогда не просим платить за пределами маркетплейса.</p>
<ul><li>Проверьте, что адрес в браузере действительно наш.</li><li>Открывайте ссылки на маркетплейсе, а не из сообщений.</li><li>Если сомневаетесь, напишите в службу поддержки со страницы заказа.</li></ul>`,
    fr: `<p>Nous ne demandons jamais votre mot de passe, votre mot de passe de paiement ni un code reçu par e-mail. Nous ne vous demandons jamais de payer hors de la galerie.</p>
<ul><li>Vérifiez que l’adresse dans votre navigateur est bien la nôtre.</li><li>Ouvrez les liens depuis la galerie, pas depuis un message.</li><li>En cas de doute, écrivez au service client depuis votre commande.</li></ul>`,
  },
};
