import { localeTexts } from './locale-texts.ts';
import type { Currency } from './types.ts';

/** Everything is charged in dollars; other currencies are for display only. */
export const currencies: Currency[] = [
  currency(
    'USD',
    '$',
    '1',
    'US dollar | 美元 | 美元 | Dólar americano | 미국 달러 | דולר אמריקאי | US-Dollar | دولار أمريكي | Dólar estadounidense | 米ドル | Доллар США | Dollar américain',
  ),
  currency(
    'CNY',
    '¥',
    '7.12',
    'Chinese yuan | 人民币 | 人民幣 | Yuan chinês | 중국 위안 | יואן סיני | Chinesischer Yuan | يوان صيني | Yuan chino | 中国人民元 | Китайский юань | Yuan chinois',
  ),
  currency('EUR', '€', '0.92', 'Euro | 欧元 | 歐元 | Euro | 유로 | אירו | Euro | يورو | Euro | ユーロ | Евро | Euro'),
  currency(
    'GBP',
    '£',
    '0.78',
    'Pound sterling | 英镑 | 英鎊 | Libra esterlina | 영국 파운드 | לירה שטרלינג | Britisches Pfund | جنيه إسترليني | Libra esterlina | 英ポンド | Фунт стерлингов | Livre sterling',
  ),
  currency(
    'JPY',
    'JP¥',
    '149.5',
    'Japanese yen | 日元 | 日圓 | Iene japonês | 일본 엔 | ין יפני | Japanischer Yen | ين ياباني | Yen japonés | 日本円 | Японская иена | Yen japonais',
  ),
  currency(
    'BRL',
    'R$',
    '5.42',
    'Brazilian real | 巴西雷亚尔 | 巴西雷亞爾 | Real brasileiro | 브라질 헤알 | ריאל ברזילאי | Brasilianischer Real | ريال برازيلي | Real brasileño | ブラジルレアル | Бразильский реал | Réal brésilien',
  ),
  currency(
    'KRW',
    '₩',
    '1375',
    'South Korean won | 韩元 | 韓元 | Won sul-coreano | 대한민국 원 | וון דרום קוריאני | Südkoreanischer Won | وون كوري جنوبي | Won surcoreano | 韓国ウォン | Южнокорейская вона | Won sud-coréen',
  ),
  currency(
    'ILS',
    '₪',
    '3.68',
    'Israeli shekel | 以色列新谢克尔 | 以色列新謝克爾 | Novo shekel israelense | 이스라엘 셰켈 | שקל חדש | Israelischer Schekel | شيكل إسرائيلي | Nuevo séquel israelí | イスラエル・シェケル | Израильский шекель | Shekel israélien',
  ),
];

function currency(currencyCode: string, symbol: string, exchangeRate: string, names: string): Currency {
  return {
    currencyCode,
    symbol,
    exchangeRate,
    currencyName: localeTexts(names),
    defaultCurrency: currencyCode === 'USD',
  };
}
