import { localeTexts } from '../../locale-texts.ts';
import type { NoticeText } from '../notice-text.ts';

export const howWeChoose: NoticeText = {
  title: localeTexts(
    'How we choose what we sell | 我们的选品标准 | 我們的選品標準 | Como escolhemos o que vendemos | 우리가 상품을 고르는 기준 | איך אנחנו בוחרים מה למכור | Wie wir unser Sortiment auswählen | كيف نختار ما نبيعه | Cómo elegimos lo que vendemos | 商品選びの基準 | Как мы выбираем товары | Comment nous choisissons nos produits',
  ),
  content: {
    en: `<h2>Three questions</h2><ul><li>Would we buy it ourselves?</li><li>Can it be repaired?</li><li>Is the price fair to its maker?</li></ul><p>If one answer is no, it does not get a place on our shelf.</p>`,
    zh_CN: `<h2>三个问题</h2><ul><li>我们自己会买吗？</li><li>坏了能修吗？</li><li>价格对制作者公平吗？</li></ul><p>只要有一个答案是否定的，就不会上架。</p>`,
    zh_TW: `<h2>三個問題</h2><ul><li>我們自己會買嗎？</li><li>壞了能修嗎？</li><li>價格對製作者公平嗎？</li></ul><p>只要有一個答案是否定的，就不會上架。</p>`,
    pt: `<h2>Três perguntas</h2><ul><li>Nós mesmos compraríamos?</li><li>Dá para consertar?</li><li>O preço é justo para quem faz?</li></ul><p>Se uma das respostas for não, o produto não entra na nossa prateleira.</p>`,
    ko: `<h2>세 가지 질문</h2><ul><li>우리라면 살까요?</li><li>고쳐 쓸 수 있나요?</li><li>만든 사람에게 공정한 가격인가요?</li></ul><p>하나라도 아니라면 진열대에 올리지 않습니다.</p>`,
    he: `<h2>שלוש שאלות</h2><ul><li>האם היינו קונים את זה בעצמנו?</li><li>האם אפשר לתקן את זה?</li><li>האם המחיר הוגן כלפי היוצר?</li></ul><p>אם אחת התשובות שלילית, אין למוצר מקום על המדף שלנו.</p>`,
    de: `<h2>Drei Fragen</h2><ul><li>Würden wir es selbst kaufen?</li><li>Lässt es sich reparieren?</li><li>Ist der Preis fair für die Menschen, die es herstellen?</li></ul><p>Lautet eine Antwort nein, kommt es bei uns nicht ins Regal.</p>`,
    ar: `<h2>ثلاثة أسئلة</h2><ul><li>هل كنا سنشتريه لأنفسنا؟</li><li>هل يمكن إصلاحه؟</li><li>هل سعره منصف لصانعه؟</li></ul><p>إذا كان أحد الأجوبة لا، فلا مكان له على رفوفنا.</p>`,
    es: `<h2>Tres preguntas</h2><ul><li>¿Lo compraríamos nosotros?</li><li>¿Se puede reparar?</li><li>¿Es un precio justo para quien lo hace?</li></ul><p>Si una de las respuestas es no, no llega a nuestro estante.</p>`,
    ja: `<h2>3つの問い</h2><ul><li>自分たちでも買いたいか。</li><li>修理して使えるか。</li><li>作り手にとって公正な価格か。</li></ul><p>ひとつでも「いいえ」があれば、店頭には並べません。</p>`,
    ru: `<h2>Три вопроса</h2><ul><li>Купили бы мы это сами?</li><li>Можно ли это починить?</li><li>Справедлива ли цена для того, кто это сделал?</li></ul><p>Если хотя бы один ответ «нет», на нашу полку товар не попадёт.</p>`,
    fr: `<h2>Trois questions</h2><ul><li>L’achèterions-nous nous-mêmes ?</li><li>Peut-on le réparer ?</li><li>Le prix est-il juste pour celui qui le fabrique ?</li></ul><p>Si une seule réponse est non, il n’a pas sa place sur notre étagère.</p>`,
  },
};
