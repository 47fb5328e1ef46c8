import { categoryBranch } from './category-branch.ts';

export const foodAndTea = categoryBranch(
  112,
  `
  ☕ Food & tea | 美食茶饮 | 美食茶飲 | Alimentos e chás | 식품·차 | מזון ותה | Lebensmittel & Tee | أطعمة وشاي | Alimentos y té | フード・お茶 | Продукты и чай | Épicerie et thé
    Tea & coffee | 茶与咖啡 | 茶與咖啡 | Chá e café | 차·커피 | תה וקפה | Tee & Kaffee | شاي وقهوة | Té y café | お茶・コーヒー | Чай и кофе | Thé et café
      🍵 Green tea & oolong | 绿茶与乌龙 | 綠茶與烏龍 | Chá verde e oolong | 녹차·우롱차 | תה ירוק ואולונג | Grüner Tee & Oolong | شاي أخضر وأولونغ | Té verde y oolong | 緑茶・烏龍茶 | Зелёный чай и улун | Thé vert et oolong
      🫖 Black tea | 红茶 | 紅茶 | Chá preto | 홍차 | תה שחור | Schwarzer Tee | شاي أسود | Té negro | 紅茶 | Чёрный чай | Thé noir
      ☕ Coffee beans | 咖啡豆 | 咖啡豆 | Café em grãos | 원두커피 | פולי קפה | Kaffeebohnen | حبوب قهوة | Café en grano | コーヒー豆 | Кофе в зёрнах | Café en grains
      🧉 Yerba mate | 马黛茶 | 瑪黛茶 | Erva-mate | 예르바 마테 | ירבה מאטה | Mate-Tee | يربا ماتيه | Yerba mate | マテ茶 | Мате | Maté
      🧋 Bubble tea kits | 珍珠奶茶套装 | 珍珠奶茶組 | Kits de bubble tea | 버블티 키트 | ערכות באבל טי | Bubble-Tea-Sets | أطقم شاي الفقاعات | Kits de bubble tea | タピオカキット | Наборы для бабл-ти | Kits bubble tea
    Chocolate & sweets | 巧克力糖果 | 巧克力糖果 | Chocolates e doces | 초콜릿·과자 | שוקולד וממתקים | Schokolade & Süßes | شوكولاتة وحلويات | Chocolate y dulces | チョコ・お菓子 | Шоколад и сладости | Chocolat et confiseries
      🍫 Chocolate | 巧克力 | 巧克力 | Chocolates | 초콜릿 | שוקולד | Schokolade | شوكولاتة | Chocolate | チョコレート | Шоколад | Chocolat
      🍬 Candy | 糖果 | 糖果 | Balas | 사탕 | סוכריות | Bonbons | حلوى | Caramelos | キャンディ | Конфеты | Bonbons
      🍪 Biscuits | 饼干 | 餅乾 | Biscoitos | 쿠키 | עוגיות | Kekse | بسكويت | Galletas | クッキー | Печенье | Biscuits
      🍯 Honey & spreads | 蜂蜜果酱 | 蜂蜜抹醬 | Mel e pastas | 꿀·스프레드 | דבש וממרחים | Honig & Aufstriche | عسل ومربى | Miel y untables | はちみつ・スプレッド | Мёд и пасты | Miels et tartinables
      🧁 Cakes | 蛋糕 | 蛋糕 | Bolos | 케이크 | עוגות | Kuchen | كعك | Pasteles | ケーキ | Торты и кексы | Gâteaux
    Snacks & nuts | 零食坚果 | 零食堅果 | Petiscos e castanhas | 스낵·견과 | חטיפים ואגוזים | Snacks & Nüsse | وجبات خفيفة ومكسرات | Snacks y frutos secos | スナック・ナッツ | Снеки и орехи | Snacks et fruits secs
      🥜 Nuts | 坚果 | 堅果 | Castanhas | 견과류 | אגוזים | Nüsse | مكسرات | Frutos secos | ナッツ | Орехи | Noix
      🍿 Popcorn & crisps | 爆米花薯片 | 爆米花洋芋片 | Pipocas e salgadinhos | 팝콘·칩 | פופקורן וצ׳יפס | Popcorn & Chips | فشار ورقائق | Palomitas y papas fritas | ポップコーン・チップス | Попкорн и чипсы | Pop-corn et chips
      🥨 Pretzels & crackers | 椒盐卷饼与饼干 | 蝴蝶餅與蘇打餅 | Pretzels e crackers | 프레첼·크래커 | בייגלה וקרקרים | Brezeln & Cracker | بريتزل ومقرمشات | Pretzels y crackers | プレッツェル・クラッカー | Крендели и крекеры | Bretzels et crackers
      🥭 Dried fruit | 果干 | 果乾 | Frutas secas | 건과일 | פירות יבשים | Trockenfrüchte | فواكه مجففة | Fruta deshidratada | ドライフルーツ | Сухофрукты | Fruits séchés
    Pantry | 粮油调味 | 糧油調味 | Despensa | 식료품 | מזווה | Vorratskammer | مؤونة | Despensa | 食料品 | Бакалея | Placard
      🍝 Pasta & noodles | 意面面条 | 義大利麵與麵條 | Massas | 파스타·면 | פסטה ואטריות | Pasta & Nudeln | معكرونة ونودلز | Pastas y fideos | パスタ・麺 | Макароны и лапша | Pâtes et nouilles
      🍚 Rice & grains | 大米杂粮 | 米與雜糧 | Arroz e grãos | 쌀·곡물 | אורז ודגנים | Reis & Getreide | أرز وحبوب | Arroz y cereales | 米・穀物 | Рис и крупы | Riz et céréales
      🫒 Oils & olives | 食用油与橄榄 | 食用油與橄欖 | Azeites e azeitonas | 오일·올리브 | שמנים וזיתים | Öle & Oliven | زيوت وزيتون | Aceites y aceitunas | オイル・オリーブ | Масла и оливки | Huiles et olives
      🌶️ Sauces & spices | 酱料香料 | 醬料香料 | Molhos e temperos | 소스·향신료 | רטבים ותבלינים | Saucen & Gewürze | صلصات وتوابل | Salsas y especias | ソース・スパイス | Соусы и специи | Sauces et épices
      🥫 Canned food | 罐头食品 | 罐頭食品 | Enlatados | 통조림 | שימורים | Konserven | معلبات | Conservas | 缶詰 | Консервы | Conserves
    Drinks & gifts | 饮品礼盒 | 飲品禮盒 | Bebidas e presentes | 음료·선물 | משקאות ומתנות | Getränke & Geschenke | مشروبات وهدايا | Bebidas y regalos | ドリンク・ギフト | Напитки и подарки | Boissons et cadeaux
      🧃 Juice | 果汁 | 果汁 | Sucos | 주스 | מיצים | Säfte | عصائر | Jugos | ジュース | Соки | Jus
      🥛 Milk & plant drinks | 牛奶与植物奶 | 牛奶與植物奶 | Leites e bebidas vegetais | 우유·식물성 음료 | חלב ומשקאות צמחיים | Milch & Pflanzendrinks | حليب ومشروبات نباتية | Leches y bebidas vegetales | ミルク・植物性飲料 | Молоко и растительные напитки | Laits et boissons végétales
      🍎 Fruit boxes | 水果礼盒 | 水果禮盒 | Cestas de frutas | 과일 상자 | מארזי פירות | Obstkisten | صناديق فواكه | Cajas de fruta | フルーツボックス | Фруктовые наборы | Paniers de fruits
      🎁 Gift hampers | 食品礼盒 | 食品禮盒 | Cestas de presente | 선물 세트 | סלי מתנה | Präsentkörbe | سلال هدايا | Cestas de regalo | ギフトセット | Подарочные корзины | Coffrets cadeaux
`,
);
