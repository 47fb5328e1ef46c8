/** Categories, words and products to request, read from the mall itself. */
export interface MallContents {
  /** Categories of all three levels. */
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  /** Per language, from the most frequent to words of a single product. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
}

export interface Category {
  readonly id: number;
  readonly level: 1 | 2 | 3;
  /** Pages of `LIST_SIZE` products; categories without products are left out. */
  readonly pages: number;
}

export const LIST_SIZE = 20;

interface Product {
  readonly prodId: number;
  readonly prodName: string;
  readonly price: number;
  readonly categoryId: number;
}

export type Language = 'en' | 'zh_CN';
const LANGUAGES: readonly Language[] = ['en', 'zh_CN'];

/** The cheapest products of each category: popular ones have more words in common than most. */
const BY_PRICE = 5;
const PER_CATEGORY = 30;

export async function readMall(url: string): Promise<MallContents> {
  const fetchData = async <Answer>(path: string, locale: Language = 'en') => {
    const response = await fetch(`${url}/api${path}`, { headers: { locale } });
    const { success, data } = (await response.json()) as { success: boolean; data: Answer };
    if (!success) throw new Error(`readMall: GET ${path} failed`);
    return data;
  };
  const categories = await readCategories(fetchData);
  const goods = async (locale: Language) => {
    const lists: Product[][] = [];
    for (const { id } of categories.filter(({ level }) => level === 3)) {
      const path = `/search/page?categoryId=${id}&sort=${BY_PRICE}&size=${PER_CATEGORY}`;
      const { records } = await fetchData<{ records: Product[] }>(path, locale);
      lists.push(records.map((product) => ({ ...product, categoryId: id })));
    }
    return lists.flat();
  };
  const [products, inChinese] = [await goods('en'), await goods('zh_CN')];
  const names = { en: products, zh_CN: inChinese };
  const words = LANGUAGES.map((language) => [language, wordsIn(names[language], language)]);
  return { categories, products, words: Object.fromEntries(words) };
}

type FetchData = <Answer>(path: string) => Promise<Answer>;

async function readCategories(fetchData: FetchData): Promise<Category[]> {
  type Branch = { categoryId: number; categories: Branch[] };
  const found: Category[] = [];
  const add = async (id: number, level: Category['level']) => {
    const { pages } = await fetchData<{ pages: number }>(`/search/page?categoryId=${id}&size=${LIST_SIZE}`);
    if (pages > 0) found.push({ id, level, pages });
  };
  for (const top of await fetchData<Branch[]>('/category/categoryInfo?parentId=0')) {
    await add(top.categoryId, 1);
    for (const second of await fetchData<Branch[]>(`/category/categoryInfo?parentId=${top.categoryId}`)) {
      await add(second.categoryId, 2);
      for (const third of second.categories) await add(third.categoryId, 3);
    }
  }
  return found;
}

const LEAST_LETTERS: Readonly<Record<Language, number>> = { en: 3, zh_CN: 2 };

/** Most frequent words first, then alphabetically, so that every run is the same. */
function wordsIn(products: readonly Product[], language: Language): string[] {
  const segmenter = new Intl.Segmenter(language.replace('_', '-'), { granularity: 'word' });
  const counts = new Map<string, number>();
  for (const { prodName } of products) {
    for (const { segment, isWordLike } of segmenter.segment(prodName)) {
      if (!isWordLike || segment.length < LEAST_LETTERS[language]) continue;
      counts.set(segment, (counts.get(segment) ?? 0) + 1);
    }
  }
  return [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1)).map(([word]) => word);
}
