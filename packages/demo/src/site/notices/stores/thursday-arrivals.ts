import { localeTexts } from '../../locale-texts.ts';
import type { NoticeText } from '../notice-text.ts';

export const thursdayArrivals: NoticeText = {
  title: localeTexts(
    'New arrivals every Thursday | 每周四上新 | 每週四上新 | Novidades toda quinta-feira | 매주 목요일 신상품 입고 | חדשים בכל יום חמישי | Jeden Donnerstag Neues | وصل حديثًا كل خميس | Novedades todos los jueves | 毎週木曜日に新商品入荷 | Новинки каждый четверг | Nouveautés chaque jeudi',
  ),
  content: {
    en: `<p>We unpack on Thursday mornings. Follow the store and you will see new pieces <strong>a day before everybody else</strong>.</p>`,
    zh_CN: `<p>每周四上午上新。收藏店铺，<strong>提前一天</strong>看到新品。</p>`,
    zh_TW: `<p>每週四上午上新。追蹤本店，就能<strong>比別人早一天</strong>看到新品。</p>`,
    pt: `<p>Abrimos as caixas nas manhãs de quinta. Siga a loja e veja as novidades <strong>um dia antes de todo mundo</strong>.</p>`,
    ko: `<p>매주 목요일 아침에 새 상품을 선보입니다. 스토어를 팔로우하면 <strong>남들보다 하루 먼저</strong> 만나 볼 수 있습니다.</p>`,
    he: `<p>אנחנו פותחים את הארגזים ביום חמישי בבוקר. עקבו אחרי החנות ותראו את הפריטים החדשים <strong>יום לפני כולם</strong>.</p>`,
    de: `<p>Donnerstagmorgens packen wir aus. Folge dem Shop und du siehst neue Stücke <strong>einen Tag vor allen anderen</strong>.</p>`,
    ar: `<p>نعرض الجديد صباح كل خميس. تابع المتجر لترى القطع الجديدة <strong>قبل الجميع بيوم</strong>.</p>`,
    es: `<p>Desempaquetamos los jueves por la mañana. Sigue la tienda y verás las novedades <strong>un día antes que los demás</strong>.</p>`,
    ja: `<p>毎週木曜日の朝に新商品を並べます。ショップをフォローすると、<strong>ほかの方より1日早く</strong>新商品をご覧いただけます。</p>`,
    ru: `<p>Мы распаковываем новинки в четверг утром. Подпишитесь на магазин и увидите их <strong>на день раньше остальных</strong>.</p>`,
    fr: `<p>Nous déballons le jeudi matin. Suivez la boutique et découvrez les nouveautés <strong>un jour avant tout le monde</strong>.</p>`,
  },
};
