import type { Notice } from '../types.ts';
import { words } from '../words.ts';

const MINUTES_A_DAY = 24 * 60;

export const platformNotices: Notice[] = [
  {
    shopId: 0,
    isTop: true,
    publishedMinutesAgo: 95,
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
    },
  },
  {
    shopId: 0,
    isTop: true,
    publishedMinutesAgo: 11 * 60,
    title: words(
      'Audio week has begun: up to 40% off | 音乐周开启，低至六折 | 音樂週開跑，最低 6 折 | Começou a semana do áudio: até 40% de desconto | 오디오 위크 시작, 최대 40% 할인 | שבוע האודיו יצא לדרך: עד 40% הנחה | Die Audio-Woche läuft: bis zu 40 % Rabatt | انطلق أسبوع الصوتيات: خصم حتى 40% | Empezó la semana del audio: hasta 40 % de descuento | オーディオウィーク開催中：最大40%オフ | Неделя звука началась: скидки до 40% | La semaine de l’audio commence : jusqu’à -40 %',
    ),
    content: {
      en: `<p>Headphones, speakers, radios and instruments from <strong>nine stores</strong> are reduced this week. Reduced items carry the badge <strong>Audio week</strong>.</p>
<ul><li>Store coupons can be used on top.</li><li>Returns within seven days, as always.</li></ul>
<p><a href="/list?cpid=102">Listen in</a></p>`,
      zh_CN: `<p>本周<strong>九家店铺</strong>的耳机、音箱、收音机与乐器直降，参与商品带有<strong>音乐周</strong>标签。</p>
<ul><li>可叠加店铺优惠券。</li><li>支持七天退货。</li></ul>
<p><a href="/list?cpid=102">去逛逛</a></p>`,
    },
  },
  {
    shopId: 0,
    isTop: true,
    publishedMinutesAgo: 2 * MINUTES_A_DAY + 40,
    title: words(
      'New here? Your welcome gift is waiting | 新人专享礼已备好 | 新朋友專屬好禮已備妥 | Chegou agora? Seu presente de boas-vindas espera por você | 처음이신가요? 환영 선물이 기다려요 | חדשים כאן? מתנת ההצטרפות מחכה לכם | Neu hier? Dein Willkommensgeschenk wartet | جديد هنا؟ هدية الترحيب بانتظارك | ¿Primera vez aquí? Tu regalo de bienvenida te espera | はじめての方へ、ウェルカムギフトをご用意 | Впервые у нас? Подарок уже ждёт вас | Nouveau ici ? Votre cadeau de bienvenue vous attend',
    ),
    content: {
      en: `<p>Register in a minute and receive <strong>100 points</strong> and access to the <a href="/new-user-special">new-user special</a>.</p>
<ol><li>Confirm your email address.</li><li>Choose a password.</li><li>Pick one product at its welcome price.</li></ol>`,
      zh_CN: `<p>一分钟完成注册，立得 <strong>100 积分</strong>，并可进入<a href="/new-user-special">新人专享</a>选购。</p>
<ol><li>验证邮箱。</li><li>设置密码。</li><li>以新人价选购一件商品。</li></ol>`,
    },
  },
  {
    shopId: 0,
    isTop: true,
    publishedMinutesAgo: 4 * MINUTES_A_DAY + 185,
    title: words(
      'Delivery times around public holidays | 节假日配送时效说明 | 國定假日配送時間說明 | Prazos de entrega nos feriados | 공휴일 배송 일정 안내 | זמני משלוח בחגים | Lieferzeiten an Feiertagen | مواعيد التوصيل في العطلات الرسمية | Plazos de entrega en días festivos | 祝日前後のお届けについて | Сроки доставки в праздничные дни | Délais de livraison autour des jours fériés',
    ),
    content: {
      en: `<p>Couriers rest on public holidays, and parcels are a little slower in the days around them.</p>
<h2>What to expect</h2>
<ul><li>Orders paid before noon leave the same working day.</li><li>Orders paid on a holiday leave on the next working day.</li><li>Same-city delivery keeps running from 10 am to 6 pm.</li></ul>
<p>The date on the product page already takes this into account.</p>`,
      zh_CN: `<p>法定节假日快递停运，前后几天的时效会略有延长。</p>
<h2>发货安排</h2>
<ul><li>工作日 12 点前付款，当日发出。</li><li>节假日付款，下一个工作日发出。</li><li>同城配送 10:00-18:00 照常服务。</li></ul>
<p>商品页展示的送达日期已包含上述影响。</p>`,
    },
  },
  {
    shopId: 0,
    isTop: false,
    publishedMinutesAgo: 7 * MINUTES_A_DAY + 20,
    title: words(
      'Seven days to change your mind | 七天无理由退货说明 | 七天鑑賞期說明 | Sete dias para mudar de ideia | 7일 이내 반품 안내 | שבעה ימים להתחרט | Sieben Tage Bedenkzeit | سبعة أيام لتغيير رأيك | Siete días para cambiar de opinión | 7日間の返品保証について | Семь дней, чтобы передумать | Sept jours pour changer d’avis',
    ),
    content: {
      en: `<p>Every order can be sent back within <strong>seven days of receipt</strong>. Open the order, choose the items and say what happened.</p>
<ul><li>The seller answers within seven days; if not, we decide for you.</li><li>Money goes back the way it came.</li><li>If you and the seller disagree, ask us to step in.</li></ul>
<p>Your requests are listed under <a href="/user-center/uc-return">returns and refunds</a>.</p>`,
      zh_CN: `<p>自<strong>签收之日起七天内</strong>可申请退货。打开订单，选择商品并说明原因即可。</p>
<ul><li>商家须在七天内处理，逾期由平台处理。</li><li>款项按原支付方式退回。</li><li>与商家协商不成，可申请平台介入。</li></ul>
<p>进度可在<a href="/user-center/uc-return">退款售后</a>查看。</p>`,
    },
  },
  {
    shopId: 0,
    isTop: false,
    publishedMinutesAgo: 12 * MINUTES_A_DAY,
    title: words(
      'How to recognise messages that are really from us | 谨防冒充平台客服的诈骗信息 | 小心假冒平台客服的詐騙訊息 | Como reconhecer mensagens que são mesmo nossas | 갤러리아를 사칭한 메시지에 주의하세요 | כך תזהו הודעות שבאמת הגיעו מאיתנו | So erkennst du echte Nachrichten von uns | كيف تميّز الرسائل التي نرسلها فعلًا | Cómo reconocer los mensajes que sí son nuestros | 当モールを装ったメッセージにご注意ください | Как узнать, что сообщение действительно от нас | Reconnaître les messages qui viennent vraiment de nous',
    ),
    content: {
      en: `<p>We never ask for your password, your pay password or a code from your email. We never ask you to pay outside the mall.</p>
<ul><li>Check that the address in your browser is ours.</li><li>Open links from the mall, not from a message.</li><li>In doubt, write to customer service from your order.</li></ul>`,
      zh_CN: `<p>平台绝不会索要登录密码、支付密码或邮箱验证码，也不会引导您在平台之外付款。</p>
<ul><li>请核对浏览器地址栏。</li><li>请从商城内进入页面，不要点击陌生链接。</li><li>如有疑问，请从订单页联系客服。</li></ul>`,
    },
  },
  {
    shopId: 0,
    isTop: false,
    publishedMinutesAgo: 19 * MINUTES_A_DAY,
    title: words(
      'Membership levels: what each one brings | 会员等级与权益一览 | 會員等級與權益一覽 | Níveis de fidelidade: o que cada um oferece | 회원 등급별 혜택 안내 | רמות החברות: מה כל אחת נותנת | Mitgliedsstufen und ihre Vorteile | مستويات العضوية ومزاياها | Niveles de membresía: qué ofrece cada uno | 会員ランクと特典のご案内 | Уровни участия и их преимущества | Niveaux d’adhésion : les avantages de chacun',
    ),
    content: {
      en: `<p>Growth comes from shopping and from signing in. Five free levels wait for you: Ordinary, Silver, Gold, Platinum and Diamond.</p>
<ul><li><strong>Silver</strong> from 500 growth</li><li><strong>Gold</strong> from 2,000 growth</li><li><strong>Platinum</strong> from 10,000 growth</li><li><strong>Diamond</strong> from 50,000 growth</li></ul>
<p>See your own level in the <a href="/member-center">membership centre</a>.</p>`,
      zh_CN: `<p>购物与签到均可积累成长值。免费等级共五级：普通、白银、黄金、铂金、钻石。</p>
<ul><li><strong>白银</strong>：成长值 500</li><li><strong>黄金</strong>：成长值 2,000</li><li><strong>铂金</strong>：成长值 10,000</li><li><strong>钻石</strong>：成长值 50,000</li></ul>
<p>可在<a href="/member-center">会员中心</a>查看当前等级。</p>`,
    },
  },
  {
    shopId: 0,
    isTop: false,
    publishedMinutesAgo: 33 * MINUTES_A_DAY,
    title: words(
      'Sell with us: open your store in three steps | 商家入驻：三步开店 | 商家招募：三步驟開店 | Venda conosco: abra sua loja em três passos | 입점 안내: 3단계로 상점 열기 | מוכרים אצלנו: חנות בשלושה צעדים | Bei uns verkaufen: in drei Schritten zum eigenen Shop | بع معنا: افتح متجرك في ثلاث خطوات | Vende con nosotros: abre tu tienda en tres pasos | 出店のご案内：3ステップで開店 | Продавайте у нас: магазин за три шага | Vendez avec nous : votre boutique en trois étapes',
    ),
    content: {
      en: `<p>Makers, brands and small shops are welcome.</p>
<ol><li>Apply with your company details.</li><li>We check them within two working days.</li><li>Add your products and open the doors.</li></ol>
<p>Start in your <a href="/user-center/uc-freeshop">personal centre</a>. Opening is free; we earn only when you sell.</p>`,
      zh_CN: `<p>欢迎品牌、工作室与小店入驻。</p>
<ol><li>提交企业资料。</li><li>两个工作日内完成审核。</li><li>上架商品，正式开店。</li></ol>
<p>从<a href="/user-center/uc-freeshop">个人中心</a>即可申请。开店免费，成交后才收取佣金。</p>`,
    },
  },
];
