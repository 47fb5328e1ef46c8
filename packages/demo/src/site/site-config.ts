import { localeTexts } from './locale-texts.ts';
import type { PaySwitch, ProductTypeSwitches, SiteConfig, TransferAccount } from './types.ts';

export const siteConfig: SiteConfig = {
  pcLogoImg: '',
  pcLoginBgImg: 'site/login',
  pcQrcodeImg: '',
  pcTitleImg: '',
  pcCompanyName: 'Galleria',
  pcCompanyInfo: {
    en: 'Galleria Demo Ltd, 12 Arcade Street, 10115 Sampletown\nCustomer service: every day, 8 am to 10 pm\nhello@galleria.test · +00 555 010 020',
    zh_CN: '演示公司 Galleria，示例市拱廊街 12 号\n客服时间：每天 8:00-22:00\nhello@galleria.test · +00 555 010 020',
    zh_TW: '示範公司 Galleria，範例市拱廊街 12 號\n客服時間：每日 8:00-22:00\nhello@galleria.test · +00 555 010 020',
    pt: 'Galleria Demo Ltda., Rua das Arcadas, 12, Cidade Exemplo\nAtendimento: todos os dias, das 8h às 22h\nhello@galleria.test · +00 555 010 020',
    ko: '갤러리아 데모, 샘플시 아케이드로 12\n고객센터: 매일 오전 8시~오후 10시\nhello@galleria.test · +00 555 010 020',
    he: 'גלריה דמו בע״מ, רחוב הפסאז׳ 12, עיר לדוגמה\nשירות לקוחות: כל יום, 8:00–22:00\nhello@galleria.test · \u200e+00 555 010 020',
    de: 'Galleria Demo GmbH, Arkadenstraße 12, 10115 Musterstadt\nKundenservice: täglich von 8 bis 22 Uhr\nhello@galleria.test · +00 555 010 020',
    ar: 'شركة غاليريا التجريبية، 12 شارع الأروقة، مدينة المثال\nخدمة العملاء: يوميًا من 8 صباحًا حتى 10 مساءً\nhello@galleria.test · \u200e+00 555 010 020',
    es: 'Galleria Demo S. L., Calle de las Arcadas 12, Ciudad Ejemplo\nAtención al cliente: todos los días, de 8:00 a 22:00\nhello@galleria.test · +00 555 010 020',
    ja: 'ガレリアデモ株式会社 サンプル市アーケード通り12\nカスタマーサービス：毎日 8:00〜22:00\nhello@galleria.test · +00 555 010 020',
    ru: 'ООО «Галлерия Демо», г. Примерск, ул. Аркадная, 12\nСлужба поддержки: ежедневно с 8:00 до 22:00\nhello@galleria.test · +00 555 010 020',
    fr: 'Galleria Démo SARL, 12 rue des Arcades, Exempleville\nService client : tous les jours, de 8 h à 22 h\nhello@galleria.test · +00 555 010 020',
  },
  pcCopyright: localeTexts(
    '© Galleria. A demo mall: nothing here is really for sale. | © Galleria 演示商城，商品均非真实出售。 | © Galleria 示範商城，商品皆非實際販售。 | © Galleria. Um shopping de demonstração: nada aqui está à venda de verdade. | © Galleria. 데모 쇼핑몰로, 실제로 판매하지 않습니다. | © Galleria. קניון הדגמה: שום דבר כאן לא באמת למכירה. | © Galleria. Ein Demo-Shop: Hier wird nichts wirklich verkauft. | © Galleria. متجر تجريبي: لا شيء هنا معروض للبيع فعليًا. | © Galleria. Un centro comercial de demostración: nada está realmente a la venta. | © Galleria デモモールのため、実際の販売は行っていません。 | © Galleria. Демонстрационный магазин: товары не продаются на самом деле. | © Galleria. Boutique de démonstration : rien n’est réellement à vendre.',
  ),
  pcTitleContent: localeTexts(
    'Galleria: many stores, one basket | Galleria：多店好物，一车带走 | Galleria：眾多好店，一次購足 | Galleria: muitas lojas, um só carrinho | Galleria: 여러 상점을 장바구니 하나로 | Galleria: הרבה חנויות, סל אחד | Galleria: viele Shops, ein Warenkorb | Galleria: متاجر كثيرة وسلة واحدة | Galleria: muchas tiendas, un solo carrito | Galleria：たくさんのお店を、ひとつのカートで | Galleria: много магазинов, одна корзина | Galleria : mille boutiques, un seul panier',
  ),
  pcLogoImgText: localeTexts(
    'Galleria | Galleria | Galleria | Galleria | Galleria | Galleria | Galleria | Galleria | Galleria | Galleria | Galleria | Galleria',
  ),
  pcWelcome: localeTexts(
    'Welcome to Galleria | 欢迎来到 Galleria | 歡迎光臨 Galleria | Boas-vindas à Galleria | Galleria에 오신 것을 환영합니다 | ברוכים הבאים ל־Galleria | Willkommen bei Galleria | أهلًا بك في Galleria | Te damos la bienvenida a Galleria | Galleriaへようこそ | Добро пожаловать в Galleria | Bienvenue chez Galleria',
  ),
};

export const productTypeSwitches: ProductTypeSwitches = { isPreferredOpen: true, isNewUserSpecialOpen: true };

export const paySwitch: PaySwitch = {
  pointsPaySwitch: true,
  cashOnDeliverySwitch: true,
  offlinePaySwitch: true,
  balancePaySwitch: true,
  payPalSwitch: true,
  payPalCardSwitch: true,
  stripeSwitch: true,
};

/** An account that does not exist: its number begins like banks' examples. */
export const transferAccount: TransferAccount = {
  payee: 'Galleria Demo Ltd',
  account: 'XX00 0000 0000 0000 0000 00',
  bank: 'First Example Bank',
};
