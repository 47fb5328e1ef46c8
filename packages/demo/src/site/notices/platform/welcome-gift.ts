import { localeTexts } from '../../locale-texts.ts';
import type { NoticeText } from '../notice-text.ts';

export const welcomeGift: NoticeText = {
  title: localeTexts(
    'New here? Your welcome gift is waiting | 新人专享礼已备好 | 新朋友專屬好禮已備妥 | Chegou agora? Seu presente de boas-vindas espera por você | 처음이신가요? 환영 선물이 기다려요 | חדשים כאן? מתנת ההצטרפות מחכה לכם | Neu hier? Dein Willkommensgeschenk wartet | جديد هنا؟ هدية الترحيب بانتظارك | ¿Primera vez aquí? Tu regalo de bienvenida te espera | はじめての方へ、ウェルカムギフトをご用意 | Впервые у нас? Подарок уже ждёт вас | Nouveau ici ? Votre cadeau de bienvenue vous attend',
  ),
  content: {
    en: `<p>Register in a minute and receive <strong>100 points</strong> and access to the <a href="/new-user-special">new-user special</a>.</p>
<ol><li>Confirm your email address.</li><li>Choose a password.</li><li>Pick one product at its welcome price.</li></ol>`,
    zh_CN: `<p>一分钟完成注册，立得 <strong>100 积分</strong>，并可进入<a href="/new-user-special">新人专享</a>选购。</p>
<ol><li>验证邮箱。</li><li>设置密码。</li><li>以新人价选购一件商品。</li></ol>`,
    zh_TW: `<p>一分鐘完成註冊，立即獲得 <strong>100 點</strong>，還能選購<a href="/new-user-special">新客專屬</a>商品。</p>
<ol><li>驗證電子郵件地址。</li><li>設定密碼。</li><li>以新客價選購一件商品。</li></ol>`,
    pt: `<p>Cadastre-se em um minuto e receba <strong>100 pontos</strong> e acesso às ofertas <a href="/new-user-special">para novos clientes</a>.</p>
<ol><li>Confirme seu e-mail.</li><li>Escolha uma senha.</li><li>Leve um produto pelo preço de boas-vindas.</li></ol>`,
    ko: `<p>1분이면 가입 완료! <strong>100포인트</strong>를 받고 <a href="/new-user-special">신규 회원 특가</a>도 이용해 보세요.</p>
<ol><li>이메일 주소를 인증합니다.</li><li>비밀번호를 설정합니다.</li><li>상품 하나를 환영 특가로 고릅니다.</li></ol>`,
    he: `<p>נרשמים בדקה ומקבלים <strong>100 נקודות</strong> וגישה ל<a href="/new-user-special">הטבה למצטרפים</a>.</p>
<ol><li>מאשרים את כתובת הדוא״ל.</li><li>בוחרים סיסמה.</li><li>בוחרים מוצר אחד במחיר היכרות.</li></ol>`,
    de: `<p>Registriere dich in einer Minute und erhalte <strong>100 Punkte</strong> sowie Zugang zu den Angeboten <a href="/new-user-special">für Neukunden</a>.</p>
<ol><li>Bestätige deine E-Mail-Adresse.</li><li>Wähle ein Passwort.</li><li>Such dir einen Artikel zum Willkommenspreis aus.</li></ol>`,
    ar: `<p>سجّل في دقيقة واحدة واحصل على <strong>100 نقطة</strong> وعلى <a href="/new-user-special">عرض المستخدم الجديد</a>.</p>
<ol><li>أكّد بريدك الإلكتروني.</li><li>اختر كلمة مرور.</li><li>اختر منتجًا واحدًا بسعر الترحيب.</li></ol>`,
    es: `<p>Regístrate en un minuto y recibe <strong>100 puntos</strong> y acceso a las ofertas <a href="/new-user-special">para nuevos clientes</a>.</p>
<ol><li>Confirma tu correo electrónico.</li><li>Elige una contraseña.</li><li>Escoge un producto a precio de bienvenida.</li></ol>`,
    ja: `<p>1分で会員登録。<strong>100ポイント</strong>をプレゼントし、<a href="/new-user-special">新規会員限定</a>の商品もご購入いただけます。</p>
<ol><li>メールアドレスを確認します。</li><li>パスワードを設定します。</li><li>ウェルカム価格の商品を1点選びます。</li></ol>`,
    ru: `<p>Зарегистрируйтесь за минуту и получите <strong>100 баллов</strong> и доступ к предложениям <a href="/new-user-special">для новичков</a>.</p>
<ol><li>Подтвердите адрес электронной почты.</li><li>Придумайте пароль.</li><li>Выберите один товар по приветственной цене.</li></ol>`,
    fr: `<p>Inscrivez-vous en une minute : vous recevez <strong>100 points</strong> et accédez à l’<a href="/new-user-special">offre de bienvenue</a>.</p>
<ol><li>Confirmez votre adresse e-mail.</li><li>Choisissez un mot de passe.</li><li>Prenez un produit à son prix de bienvenue.</li></ol>`,
  },
};
