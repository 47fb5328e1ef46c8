import { localeTexts } from '../../locale-texts.ts';
import type { NoticeText } from '../notice-text.ts';

export const openAStore: NoticeText = {
  title: localeTexts(
    'Sell with us: open your store in three steps | 商家入驻：三步开店 | 商家招募：三步驟開店 | Venda conosco: abra sua loja em três passos | 입점 안내: 3단계로 상점 열기 | מוכרים אצלנו: חנות בשלושה צעדים | Bei uns verkaufen: in drei Schritten zum eigenen Shop | بع معنا: افتح متجرك في ثلاث خطوات | Vende con nosotros: abre tu tienda en tres pasos | 出店のご案内：3ステップで開店 | Продавайте у нас: магазин за три шага | Vendez avec nous : votre boutique en trois étapes',
  ),
  content: {
    en: `<p>Makers, brands and small shops are welcome.</p>
<ol><li>Apply with your company details.</li><li>We check them within two working days.</li><li>Add your products and open the doors.</li></ol>
<p>Start in your <a href="/user-center/uc-freeshop">personal centre</a>. Opening is free; we earn only when you sell.</p>`,
    zh_CN: `<p>欢迎品牌、工作室与小店入驻。</p>
<ol><li>提交企业资料。</li><li>两个工作日内完成审核。</li><li>上架商品，正式开店。</li></ol>
<p>从<a href="/user-center/uc-freeshop">个人中心</a>即可申请。开店免费，成交后才收取佣金。</p>`,
    zh_TW: `<p>歡迎職人、品牌與小店加入。</p>
<ol><li>提交公司資料。</li><li>我們將在兩個工作日內完成審核。</li><li>上架商品，正式開店。</li></ol>
<p>從<a href="/user-center/uc-freeshop">會員專區</a>即可申請。開店免費，成交後才收取佣金。</p>`,
    pt: `<p>Produtores, marcas e pequenas lojas são bem-vindos.</p>
<ol><li>Inscreva-se com os dados da sua empresa.</li><li>Nós os conferimos em até dois dias úteis.</li><li>Cadastre seus produtos e abra as portas.</li></ol>
<p>Comece em <a href="/user-center/uc-freeshop">Minha conta</a>. Abrir é grátis; só ganhamos quando você vende.</p>`,
    ko: `<p>창작자, 브랜드, 작은 가게 모두 환영합니다.</p>
<ol><li>회사 정보를 입력해 신청합니다.</li><li>영업일 기준 2일 이내에 심사합니다.</li><li>상품을 등록하고 스토어를 엽니다.</li></ol>
<p><a href="/user-center/uc-freeshop">마이페이지</a>에서 시작하세요. 개설은 무료이며, 판매가 이루어질 때만 수수료를 받습니다.</p>`,
    he: `<p>יוצרים, מותגים וחנויות קטנות מוזמנים להצטרף.</p>
<ol><li>מגישים בקשה עם פרטי החברה.</li><li>אנחנו בודקים אותה תוך שני ימי עסקים.</li><li>מוסיפים מוצרים ופותחים את הדלתות.</li></ol>
<p>מתחילים ב<a href="/user-center/uc-freeshop">אזור האישי</a>. הפתיחה חינם; אנחנו מרוויחים רק כשאתם מוכרים.</p>`,
    de: `<p>Manufakturen, Marken und kleine Läden sind willkommen.</p>
<ol><li>Bewirb dich mit den Angaben zu deinem Unternehmen.</li><li>Wir prüfen sie innerhalb von zwei Werktagen.</li><li>Stell deine Artikel ein und öffne die Türen.</li></ol>
<p>Los geht es unter <a href="/user-center/uc-freeshop">Mein Konto</a>. Die Eröffnung ist kostenlos; wir verdienen nur, wenn du verkaufst.</p>`,
    ar: `<p>نرحّب بالصنّاع والعلامات التجارية والمتاجر الصغيرة.</p>
<ol><li>قدّم طلبك مع بيانات شركتك.</li><li>نراجعها خلال يومي عمل.</li><li>أضف منتجاتك وافتح أبوابك.</li></ol>
<p>ابدأ من صفحة <a href="/user-center/uc-freeshop">حسابي</a>. فتح المتجر مجاني، ولا نربح إلا عندما تبيع.</p>`,
    es: `<p>Talleres, marcas y pequeñas tiendas son bienvenidos.</p>
<ol><li>Solicítalo con los datos de tu empresa.</li><li>Los revisamos en dos días laborables.</li><li>Añade tus productos y abre las puertas.</li></ol>
<p>Empieza en <a href="/user-center/uc-freeshop">Mi cuenta</a>. Abrir es gratis; solo ganamos cuando vendes.</p>`,
    ja: `<p>作り手の方、ブランド、小さなお店を歓迎します。</p>
<ol><li>会社情報を入力して申し込みます。</li><li>2営業日以内に審査します。</li><li>商品を登録して開店します。</li></ol>
<p>お申し込みは<a href="/user-center/uc-freeshop">マイページ</a>から。出店は無料で、手数料は販売が成立したときだけいただきます。</p>`,
    ru: `<p>Мы рады мастерам, брендам и небольшим магазинам.</p>
<ol><li>Подайте заявку с данными компании.</li><li>Мы проверим их за два рабочих дня.</li><li>Добавьте товары и открывайте двери.</li></ol>
<p>Начните в <a href="/user-center/uc-freeshop">личном кабинете</a>. Открытие бесплатно: мы зарабатываем, только когда вы продаёте.</p>`,
    fr: `<p>Créateurs, marques et petites boutiques sont les bienvenus.</p>
<ol><li>Présentez votre demande avec les informations de votre société.</li><li>Nous les vérifions sous deux jours ouvrés.</li><li>Ajoutez vos produits et ouvrez vos portes.</li></ol>
<p>Commencez dans <a href="/user-center/uc-freeshop">Mon compte</a>. L’ouverture est gratuite ; nous ne gagnons que lorsque vous vendez.</p>`,
  },
};
