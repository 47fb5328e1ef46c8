import { unbuiltPages } from 'virtual:unbuilt-pages';
import { userInfo } from '@galleria/contract/accounts/profile';
import { newUserSpecialState } from '@galleria/contract/activities/new-user-special';
import type { Answer, PageVisit } from '@galleria/contract/call';
import { cartCount, guestCartCount } from '@galleria/contract/cart/cart';
import { categoryList } from '@galleria/contract/catalogue/catalogue';
import { topNoticeList } from '@galleria/contract/content/content';
import type { Operation, OutputOf } from '@galleria/contract/operation';
import { hotSearches } from '@galleria/contract/search/search';
import { currencyList, languageList, webConfig, webConfigSection } from '@galleria/contract/site/site';
import { parsePicturePath } from '@galleria/domain/pictures/picture-path';
import { isLocale } from '@galleria/domain/site/locales';
import { PLATFORM_STORE } from '@galleria/domain/stores/store-status';
import { encode } from 'uqr';
import type { Mall, ShellData } from '../visit/shell-data.ts';
import type { Account } from '../visit/use-account.ts';

const HOT_SEARCHES_SHOWN = 4;
const GOODS = 1;

/**
 * All calls in parallel, in-process. Only the site configuration is required; if another call fails, the shell shows
 * less.
 */
export async function loadShell(visit: PageVisit): Promise<ShellData> {
  const { call, callAsVisitor, currencyCode, publicUrl } = visit;
  const [config, languages, currencies, notices, popular, categories, zones, newUser, account, pieces] =
    await Promise.all([
      callAsVisitor(webConfig, {}),
      callAsVisitor(languageList, {}),
      callAsVisitor(currencyList, {}),
      callAsVisitor(topNoticeList, { shopId: PLATFORM_STORE }),
      callAsVisitor(hotSearches, { type: GOODS }),
      callAsVisitor(categoryList, { parentId: 0 }),
      callAsVisitor(webConfigSection, { key: 'PRODUCT_TYPE_CONFIG' }),
      callAsVisitor(newUserSpecialState, {}),
      loadAccount(visit),
      call(visit.isSignedIn ? cartCount : guestCartCount, {}),
    ]);
  if (!config.ok) throw new Response(config.message, { status: 503 });
  const known = dataOr(currencies, []).filter(({ status }) => status === 1);
  const open = dataOr(zones, { isPreferredOpen: false, isNewUserSpecialOpen: false });
  return {
    mall: mallOf(config.data),
    languages: languages.ok ? offeredLanguages(languages.data) : [],
    currencies: known.map((one) => ({ code: one.currencyCode, symbol: one.symbol, name: one.currencyName })),
    currency: displayCurrency(known, currencyCode),
    notices: dataOr(notices, []).map(({ id, title }) => ({ id, title })),
    hotSearches: dataOr(popular, []).slice(0, HOT_SEARCHES_SHOWN),
    categories: dataOr(categories, []).map((one) => ({ id: one.categoryId, name: one.categoryName, picture: one.pic })),
    closedPages: [
      ...unbuiltPages,
      ...(open.isPreferredOpen ? [] : ['/preferred-products']),
      ...(dataOr(newUser, { isOpen: false }).isOpen ? [] : ['/new-user-special']),
    ],
    cartCount: dataOr(pieces, 0),
    account,
    address: publicUrl,
    addressQr: qrRows(publicUrl),
  };
}

async function loadAccount({ call, isSignedIn }: PageVisit): Promise<Account | undefined> {
  const info = isSignedIn ? await call(userInfo, {}) : undefined;
  if (!info?.ok) return undefined;
  const { nickName, pic, userId, userMail } = info.data;
  return { nickName, avatar: pic, userId, userMail };
}

function dataOr<O extends Operation>(answer: Answer<O>, otherwise: OutputOf<O>): OutputOf<O> {
  return answer.ok ? answer.data : otherwise;
}

function mallOf(config: OutputOf<typeof webConfig>): Mall {
  return {
    title: config.pcTitleContent,
    icon: config.pcTitleImg,
    logo: storedPicture(config.pcLogoImg),
    logoText: config.pcLogoImgText,
    welcome: config.pcWelcome,
    followQr: storedPicture(config.pcQrcodeImg),
    companyName: config.pcCompanyName,
    companyInfo: config.pcCompanyInfo,
    copyright: config.pcCopyright,
  };
}

/** Empty for the default pictures: the pages draw those themselves, in the colours of the theme. */
function storedPicture(path: string): string {
  return parsePicturePath(path) ? path : '';
}

function offeredLanguages({ langItemList }: OutputOf<typeof languageList>): ShellData['languages'] {
  return langItemList.flatMap(({ language, name, countryLang, hide }) =>
    isLocale(language) && hide === 0 ? [{ locale: language, name, tag: countryLang }] : [],
  );
}

function displayCurrency(known: OutputOf<typeof currencyList>, code: string): ShellData['currency'] {
  const chosen = known.find(({ currencyCode }) => currencyCode === code) ?? known.find((one) => one.defaultCurrency);
  if (!chosen) return { currencyCode: 'USD', symbol: '$', exchangeRate: 1 };
  const { currencyCode, symbol, exchangeRate } = chosen;
  return { currencyCode, symbol, exchangeRate };
}

const drawn = new Map<string, string[]>();

/** Cached, since the mall's address never changes. */
function qrRows(text: string): string[] {
  const known = drawn.get(text);
  if (known) return known;
  const rows = computeRows(text);
  drawn.set(text, rows);
  return rows;
}

/** Each row as a hexadecimal number, its first module in the highest bit: a tenth of the size of an SVG path. */
function computeRows(text: string): string[] {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  return data.map((row) => BigInt(`0b${row.map(Number).join('')}`).toString(16));
}
