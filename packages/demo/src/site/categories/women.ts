import { categoryBranch } from './category-branch.ts';

export const women = categoryBranch(
  104,
  `
  👗 Women | 女装 | 女裝 | Feminino | 여성 패션 | נשים | Damen | نساء | Mujer | レディース | Женщинам | Femme
    Dresses | 连衣裙 | 洋裝 | Vestidos | 원피스 | שמלות | Kleider | فساتين | Vestidos | ワンピース | Платья | Robes
      👗 Day dresses | 日常连衣裙 | 日常洋裝 | Vestidos casuais | 데일리 원피스 | שמלות יום | Freizeitkleider | فساتين يومية | Vestidos de diario | カジュアルワンピース | Повседневные платья | Robes de jour
      👗🪭 Evening dresses | 晚礼服 | 晚禮服 | Vestidos de festa | 이브닝드레스 | שמלות ערב | Abendkleider | فساتين سهرة | Vestidos de noche | イブニングドレス | Вечерние платья | Robes de soirée
      👘 Kimonos & wraps | 和服与罩衫 | 和服與罩衫 | Quimonos | 기모노·랩 가운 | קימונו | Kimonos & Wickelkleider | كيمونو | Kimonos | 着物・羽織 | Кимоно и накидки | Kimonos
      🥻 Saris | 纱丽 | 紗麗 | Sáris | 사리 | סארי | Saris | ساري | Saris | サリー | Сари | Saris
    Tops | 上装 | 上衣 | Blusas e camisetas | 상의 | חולצות | Oberteile | قطع علوية | Partes de arriba | トップス | Блузки и топы | Hauts
      👚 Blouses | 女士衬衫 | 女襯衫 | Blusas | 블라우스 | חולצות מכופתרות | Blusen | بلوزات | Blusas | ブラウス | Блузки | Chemisiers
      👕 T-shirts | T 恤 | T 恤 | Camisetas | 티셔츠 | טי־שירט | T-Shirts | تيشيرتات | Camisetas | Tシャツ | Футболки | T-shirts
      🧶 Knitwear | 针织衫 | 針織衫 | Tricôs | 니트 | סריגים | Strickwaren | تريكو | Prendas de punto | ニット | Трикотаж | Mailles
      🎽 Tank tops | 背心 | 背心 | Regatas | 민소매 | גופיות | Tanktops | بلوزات بلا أكمام | Tops de tirantes | タンクトップ | Майки | Débardeurs
    Bottoms | 下装 | 下身 | Calças e saias | 하의 | מכנסיים וחצאיות | Hosen & Röcke | قطع سفلية | Partes de abajo | ボトムス | Брюки и юбки | Bas
      👖 Jeans | 牛仔裤 | 牛仔褲 | Jeans | 청바지 | ג׳ינסים | Jeans | جينز | Jeans | ジーンズ | Джинсы | Jeans
      🩳 Shorts | 短裤 | 短褲 | Shorts | 반바지 | מכנסיים קצרים | Shorts | شورتات | Pantalones cortos | ショートパンツ | Шорты | Shorts
      👗 Skirts | 半身裙 | 裙子 | Saias | 스커트 | חצאיות | Röcke | تنانير | Faldas | スカート | Юбки | Jupes
      👖🩰 Leggings | 打底裤 | 內搭褲 | Leggings | 레깅스 | טייצים | Leggings | ليغنغز | Leggings | レギンス | Леггинсы | Leggings
    Outerwear | 外套 | 外套 | Casacos e jaquetas | 아우터 | מעילים וז׳קטים | Jacken & Mäntel | معاطف وجاكيتات | Abrigos y chaquetas | アウター | Верхняя одежда | Manteaux et vestes
      🧥 Coats | 大衣 | 大衣 | Casacos | 코트 | מעילים | Mäntel | معاطف | Abrigos | コート | Пальто | Manteaux
      🥼 Blazers | 西装外套 | 西裝外套 | Blazers | 블레이저 | בלייזרים | Blazer | بليزر | Blazers | ジャケット | Жакеты | Blazers
      🧥☔ Raincoats | 雨衣 | 雨衣 | Capas de chuva | 레인코트 | מעילי גשם | Regenmäntel | معاطف مطر | Impermeables | レインコート | Дождевики | Imperméables
      🧥❄️ Down jackets | 羽绒服 | 羽絨外套 | Jaquetas acolchoadas | 패딩 | מעילי פוך | Daunenjacken | جاكيتات مبطنة | Chaquetas de plumas | ダウンジャケット | Пуховики | Doudounes
    Lingerie & swim | 内衣泳装 | 內衣泳裝 | Lingerie e praia | 속옷·수영복 | הלבשה תחתונה ובגדי ים | Wäsche & Bademode | ملابس داخلية وسباحة | Lencería y trajes de baño | 下着・水着 | Бельё и купальники | Lingerie et bain
      👙 Bikinis | 比基尼 | 比基尼 | Biquínis | 비키니 | ביקיני | Bikinis | بيكيني | Bikinis | ビキニ | Бикини | Bikinis
      🩱 Swimsuits | 连体泳衣 | 連身泳衣 | Maiôs | 원피스 수영복 | בגדי ים שלמים | Badeanzüge | ملابس سباحة | Trajes de baño | ワンピース水着 | Слитные купальники | Maillots de bain
      👚🌙 Sleepwear | 睡衣 | 睡衣 | Pijamas | 잠옷 | פיג׳מות | Nachtwäsche | ملابس نوم | Pijamas | パジャマ | Одежда для сна | Pyjamas
      🧦 Socks & tights | 袜子与连裤袜 | 襪子與褲襪 | Meias | 양말·스타킹 | גרביים וגרביונים | Socken & Strumpfhosen | جوارب | Calcetines y medias | 靴下・タイツ | Носки и колготки | Chaussettes et collants
`,
);
