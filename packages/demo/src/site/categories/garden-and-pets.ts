import { categoryBranch } from './category-branch.ts';

export const gardenAndPets = categoryBranch(
  114,
  `
  🪴 Garden & pets | 园艺宠物 | 園藝寵物 | Jardim e pets | 정원·반려동물 | גינה וחיות מחמד | Garten & Haustiere | حديقة وحيوانات أليفة | Jardín y mascotas | ガーデン・ペット | Сад и питомцы | Jardin et animaux
    Plants | 绿植 | 植栽 | Plantas | 식물 | צמחים | Pflanzen | نباتات | Plantas | 植物 | Растения | Plantes
      🪴 House plants | 室内绿植 | 室內植栽 | Plantas de interior | 실내 식물 | צמחי בית | Zimmerpflanzen | نباتات منزلية | Plantas de interior | 観葉植物 | Комнатные растения | Plantes d’intérieur
      🌵 Cacti & succulents | 仙人掌多肉 | 仙人掌多肉 | Cactos e suculentas | 선인장·다육 | קקטוסים וסוקולנטים | Kakteen & Sukkulenten | صبار وعصاريات | Cactus y suculentas | サボテン・多肉植物 | Кактусы и суккуленты | Cactus et succulentes
      🌷 Bulbs & flowers | 球根花卉 | 球根花卉 | Bulbos e flores | 구근·꽃 | פקעות ופרחים | Zwiebeln & Blumen | أبصال وزهور | Bulbos y flores | 球根・花 | Луковицы и цветы | Bulbes et fleurs
      🌱 Seeds & seedlings | 种子幼苗 | 種子幼苗 | Sementes e mudas | 씨앗·모종 | זרעים ושתילים | Samen & Setzlinge | بذور وشتلات | Semillas y plantones | 種・苗 | Семена и рассада | Graines et plants
      🌳 Trees & shrubs | 树苗灌木 | 樹苗灌木 | Árvores e arbustos | 나무·관목 | עצים ושיחים | Bäume & Sträucher | أشجار وشجيرات | Árboles y arbustos | 樹木・低木 | Деревья и кустарники | Arbres et arbustes
    Garden tools | 园艺工具 | 園藝工具 | Ferramentas de jardim | 정원 도구 | כלי גינון | Gartengeräte | أدوات الحديقة | Herramientas de jardín | ガーデンツール | Садовые инструменты | Outils de jardin
      🪓 Axes & pruning | 斧头与修剪 | 斧頭與修剪 | Machados e poda | 도끼·전정 | גרזנים וגיזום | Äxte & Scheren | فؤوس وتقليم | Hachas y poda | 斧・剪定 | Топоры и секаторы | Haches et taille
      🪚 Saws | 锯子 | 鋸子 | Serras | 톱 | מסורים | Sägen | مناشير | Sierras | のこぎり | Пилы | Scies
      🪣 Watering | 浇水灌溉 | 澆水灌溉 | Irrigação | 물주기 | השקיה | Bewässerung | ري | Riego | 水やり | Полив | Arrosage
      🧤 Garden gloves | 园艺手套 | 園藝手套 | Luvas de jardim | 원예 장갑 | כפפות גינון | Gartenhandschuhe | قفازات حديقة | Guantes de jardín | ガーデン手袋 | Садовые перчатки | Gants de jardin
      🧰 Tool boxes | 工具箱 | 工具箱 | Caixas de ferramentas | 공구함 | ארגזי כלים | Werkzeugkästen | صناديق أدوات | Cajas de herramientas | 工具箱 | Ящики для инструментов | Boîtes à outils
    Outdoor living | 庭院生活 | 庭院生活 | Área externa | 야외 생활 | חיים בחוץ | Leben im Freien | المعيشة الخارجية | Exterior | アウトドアリビング | Отдых на участке | Vivre dehors
      ⛱️ Parasols | 遮阳伞 | 遮陽傘 | Guarda-sóis | 파라솔 | שמשיות | Sonnenschirme | شماسي | Sombrillas | パラソル | Зонты от солнца | Parasols
      🔥 Grills & fire pits | 烧烤架与火盆 | 烤肉架與火盆 | Churrasqueiras | 그릴·화로 | גרילים ומדורות | Grills & Feuerschalen | شوايات ومواقد | Parrillas y braseros | グリル・焚き火台 | Грили и костровые чаши | Barbecues et braseros
      🪑 Garden furniture | 庭院家具 | 庭園家具 | Móveis de jardim | 정원 가구 | ריהוט גן | Gartenmöbel | أثاث حديقة | Muebles de jardín | ガーデン家具 | Садовая мебель | Mobilier de jardin
      ⛲ Fountains | 喷泉 | 噴泉 | Fontes | 분수 | מזרקות | Springbrunnen | نوافير | Fuentes | 噴水 | Фонтаны | Fontaines
    Dogs & cats | 猫狗用品 | 貓狗用品 | Cães e gatos | 강아지·고양이 | כלבים וחתולים | Hunde & Katzen | كلاب وقطط | Perros y gatos | 犬・猫 | Собаки и кошки | Chiens et chats
      🐶 Dog supplies | 狗狗用品 | 狗狗用品 | Para cães | 강아지 용품 | ציוד לכלבים | Hundebedarf | مستلزمات الكلاب | Para perros | 犬用品 | Товары для собак | Pour chiens
      🐱 Cat supplies | 猫咪用品 | 貓咪用品 | Para gatos | 고양이 용품 | ציוד לחתולים | Katzenbedarf | مستلزمات القطط | Para gatos | 猫用品 | Товары для кошек | Pour chats
      🦴 Treats & chews | 零食磨牙 | 零食潔牙 | Petiscos | 간식·개껌 | חטיפים ללעיסה | Leckerlis & Kausnacks | مكافآت للمضغ | Premios y masticables | おやつ・ガム | Лакомства | Friandises
      🎾 Pet toys | 宠物玩具 | 寵物玩具 | Brinquedos para pets | 반려동물 장난감 | צעצועים לחיות | Tierspielzeug | ألعاب الحيوانات | Juguetes para mascotas | ペットのおもちゃ | Игрушки для питомцев | Jouets pour animaux
    Fish, birds & small pets | 水族鸟类小宠 | 水族鳥類小寵 | Peixes, aves e pequenos | 어류·조류·소동물 | דגים, ציפורים וקטנים | Fische, Vögel & Kleintiere | أسماك وطيور وحيوانات صغيرة | Peces, aves y roedores | 魚・鳥・小動物 | Рыбки, птицы, грызуны | Poissons, oiseaux et rongeurs
      🐠 Aquariums | 水族箱 | 水族箱 | Aquários | 수족관 | אקווריומים | Aquarien | أحواض أسماك | Acuarios | アクアリウム | Аквариумы | Aquariums
      🦜 Bird supplies | 鸟类用品 | 鳥類用品 | Para aves | 새 용품 | ציוד לציפורים | Vogelbedarf | مستلزمات الطيور | Para aves | 鳥用品 | Товары для птиц | Pour oiseaux
      🐹 Hamsters | 仓鼠用品 | 倉鼠用品 | Hamsters | 햄스터 | אוגרים | Hamster | هامستر | Hámsteres | ハムスター | Хомяки | Hamsters
      🐰 Rabbits | 兔子用品 | 兔子用品 | Coelhos | 토끼 | ארנבים | Kaninchen | أرانب | Conejos | うさぎ | Кролики | Lapins
      🐢 Reptiles | 爬宠用品 | 爬蟲用品 | Répteis | 파충류 | זוחלים | Reptilien | زواحف | Reptiles | 爬虫類 | Рептилии | Reptiles
`,
);
