import { categoryBranch } from './category-branch.ts';

export const men = categoryBranch(
  105,
  `
  👔 Men | 男装 | 男裝 | Masculino | 남성 패션 | גברים | Herren | رجال | Hombre | メンズ | Мужчинам | Homme
    Shirts | 衬衫 | 襯衫 | Camisas | 셔츠 | חולצות | Hemden | قمصان | Camisas | シャツ | Рубашки | Chemises
      👔 Dress shirts | 正装衬衫 | 正式襯衫 | Camisas sociais | 드레스 셔츠 | חולצות מכופתרות | Businesshemden | قمصان رسمية | Camisas de vestir | ドレスシャツ | Классические рубашки | Chemises habillées
      👔🌺 Summer shirts | 夏日衬衫 | 夏季襯衫 | Camisas de verão | 여름 셔츠 | חולצות קיץ | Sommerhemden | قمصان صيفية | Camisas de verano | 半袖シャツ | Летние рубашки | Chemises d’été
      👕🎾 Polo shirts | Polo 衫 | Polo 衫 | Camisas polo | 폴로 셔츠 | חולצות פולו | Poloshirts | قمصان بولو | Polos | ポロシャツ | Поло | Polos
      👔🪵 Flannel shirts | 法兰绒衬衫 | 法蘭絨襯衫 | Camisas de flanela | 플란넬 셔츠 | חולצות פלנל | Flanellhemden | قمصان فلانيل | Camisas de franela | ネルシャツ | Фланелевые рубашки | Chemises en flanelle
    T-shirts & knits | T 恤与针织 | T 恤與針織 | Camisetas e tricôs | 티셔츠·니트 | טי־שירט וסריגים | T-Shirts & Strick | تيشيرتات وتريكو | Camisetas y punto | Tシャツ・ニット | Футболки и трикотаж | T-shirts et mailles
      👕 T-shirts | T 恤 | T 恤 | Camisetas | 티셔츠 | טי־שירט | T-Shirts | تيشيرتات | Camisetas | Tシャツ | Футболки | T-shirts
      🎽 Sports tops | 运动上衣 | 運動上衣 | Camisetas esportivas | 스포츠 상의 | חולצות ספורט | Sportshirts | قمصان رياضية | Camisetas deportivas | スポーツウェア | Спортивные футболки | Hauts de sport
      🧶🐑 Wool jumpers | 羊毛衫 | 羊毛衫 | Suéteres de lã | 울 스웨터 | סוודרים מצמר | Wollpullover | كنزات صوفية | Suéteres de lana | ウールセーター | Шерстяные свитеры | Pulls en laine
      🧥🏈 Hoodies | 卫衣 | 連帽上衣 | Moletons | 후드티 | קפוצ׳ונים | Hoodies | هوديز | Sudaderas | パーカー | Худи | Sweats à capuche
    Trousers | 裤装 | 褲裝 | Calças | 바지 | מכנסיים | Hosen | بناطيل | Pantalones | パンツ | Брюки | Pantalons
      👖 Jeans | 牛仔裤 | 牛仔褲 | Jeans | 청바지 | ג׳ינסים | Jeans | جينز | Jeans | ジーンズ | Джинсы | Jeans
      👖⛳ Chinos | 休闲裤 | 休閒褲 | Calças chino | 치노 팬츠 | מכנסי צ׳ינו | Chinos | بناطيل تشينو | Chinos | チノパン | Чиносы | Chinos
      🩳 Shorts | 短裤 | 短褲 | Bermudas | 반바지 | מכנסיים קצרים | Shorts | شورتات | Pantalones cortos | ショートパンツ | Шорты | Shorts
      🎽 Joggers | 运动裤 | 運動褲 | Calças jogger | 조거 팬츠 | מכנסי טרנינג | Jogginghosen | بناطيل رياضية | Joggers | ジョガーパンツ | Джоггеры | Joggings
    Suits & outerwear | 西装与外套 | 西裝與外套 | Ternos e casacos | 정장·아우터 | חליפות ומעילים | Anzüge & Jacken | بدلات ومعاطف | Trajes y abrigos | スーツ・アウター | Костюмы и верхняя одежда | Costumes et manteaux
      👔 Suits | 西装 | 西裝 | Ternos | 정장 | חליפות | Anzüge | بدلات | Trajes | スーツ | Костюмы | Costumes
      🧥 Coats & jackets | 大衣与夹克 | 大衣與夾克 | Casacos e jaquetas | 코트·재킷 | מעילים וז׳קטים | Mäntel & Jacken | معاطف وجاكيتات | Abrigos y chaquetas | コート・ジャケット | Пальто и куртки | Manteaux et vestes
      🦺 Gilets | 马甲 | 背心外套 | Coletes | 조끼 | ווסטים | Westen | سترات بلا أكمام | Chalecos | ベスト | Жилеты | Gilets
      🧥🏔️ Outdoor jackets | 冲锋衣 | 衝鋒衣 | Jaquetas corta-vento | 아웃도어 재킷 | מעילי שטח | Outdoorjacken | جاكيتات خارجية | Chaquetas de montaña | アウトドアジャケット | Штормовки | Vestes outdoor
    Underwear & socks | 内衣袜品 | 內衣襪品 | Cuecas e meias | 속옷·양말 | תחתונים וגרביים | Unterwäsche & Socken | ملابس داخلية وجوارب | Ropa interior y calcetines | 下着・靴下 | Бельё и носки | Sous-vêtements et chaussettes
      🩲 Briefs | 内裤 | 內褲 | Cuecas | 팬티 | תחתונים | Slips | سراويل داخلية | Calzoncillos | ブリーフ | Трусы | Slips
      🧦 Socks | 袜子 | 襪子 | Meias | 양말 | גרביים | Socken | جوارب | Calcetines | 靴下 | Носки | Chaussettes
      👕🌙 Pyjamas | 睡衣 | 睡衣 | Pijamas | 잠옷 | פיג׳מות | Schlafanzüge | بيجامات | Pijamas | パジャマ | Пижамы | Pyjamas
      🩳 Swim shorts | 泳裤 | 泳褲 | Sungas e shorts de banho | 수영복 | בגדי ים | Badehosen | شورتات سباحة | Trajes de baño | 水着 | Плавки | Shorts de bain
`,
);
