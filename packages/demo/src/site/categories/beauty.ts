import { categoryBranch } from './category-branch.ts';

export const beauty = categoryBranch(
  110,
  `
  💄 Beauty | 美妆个护 | 美妝保養 | Beleza | 뷰티 | יופי וטיפוח | Beauty | الجمال والعناية | Belleza | ビューティー | Красота | Beauté
    Make-up | 彩妆 | 彩妝 | Maquiagem | 메이크업 | איפור | Make-up | مكياج | Maquillaje | メイクアップ | Макияж | Maquillage
      💄 Lipstick | 口红 | 口紅 | Batons | 립스틱 | שפתונים | Lippenstifte | أحمر شفاه | Labiales | 口紅 | Помада | Rouges à lèvres
      👁️ Eye make-up | 眼妆 | 眼妝 | Maquiagem para olhos | 아이 메이크업 | איפור עיניים | Augen-Make-up | مكياج العيون | Maquillaje de ojos | アイメイク | Макияж для глаз | Maquillage des yeux
      🪞 Foundation & powder | 粉底与散粉 | 粉底與蜜粉 | Bases e pós | 파운데이션·파우더 | מייק־אפ ופודרה | Foundation & Puder | كريم أساس وبودرة | Bases y polvos | ファンデーション・パウダー | Тональные средства и пудра | Fonds de teint et poudres
      🖌️ Brushes & tools | 化妆刷具 | 彩妝刷具 | Pincéis e acessórios | 브러시·도구 | מברשות וכלים | Pinsel & Tools | فرش وأدوات | Brochas y accesorios | ブラシ・ツール | Кисти и аксессуары | Pinceaux et accessoires
    Skincare | 护肤 | 保養 | Cuidados com a pele | 스킨케어 | טיפוח העור | Hautpflege | عناية بالبشرة | Cuidado de la piel | スキンケア | Уход за кожей | Soins de la peau
      🧴 Moisturisers | 面霜乳液 | 乳液乳霜 | Hidratantes | 보습 크림 | קרמי לחות | Feuchtigkeitspflege | مرطبات | Hidratantes | 保湿クリーム | Увлажняющие кремы | Hydratants
      🫧 Cleansers | 洁面 | 洗面乳 | Limpeza facial | 클렌저 | ניקוי פנים | Reinigung | منظفات البشرة | Limpiadores | 洗顔・クレンジング | Очищение | Nettoyants
      💧 Serums | 精华 | 精華液 | Séruns | 세럼 | סרומים | Seren | سيروم | Sérums | 美容液 | Сыворотки | Sérums
      ☀️ Sun care | 防晒 | 防曬 | Proteção solar | 선케어 | הגנה מהשמש | Sonnenschutz | واقيات الشمس | Protección solar | 日焼け止め | Защита от солнца | Protection solaire
      🥒 Face masks | 面膜 | 面膜 | Máscaras faciais | 마스크팩 | מסכות פנים | Gesichtsmasken | أقنعة الوجه | Mascarillas | フェイスマスク | Маски для лица | Masques
    Hair | 美发护发 | 美髮護髮 | Cabelo | 헤어 | שיער | Haare | الشعر | Cabello | ヘアケア | Волосы | Cheveux
      🚿 Shampoo & conditioner | 洗发护发 | 洗髮潤髮 | Xampu e condicionador | 샴푸·린스 | שמפו ומרכך | Shampoo & Spülung | شامبو وبلسم | Champú y acondicionador | シャンプー・コンディショナー | Шампуни и бальзамы | Shampooings et soins
      🪮 Combs & brushes | 梳子 | 梳子 | Pentes e escovas | 빗·브러시 | מסרקים ומברשות | Kämme & Bürsten | أمشاط وفرش | Peines y cepillos | ヘアブラシ・くし | Расчёски | Peignes et brosses
      💨 Hair dryers | 吹风机 | 吹風機 | Secadores | 헤어드라이어 | מייבשי שיער | Haartrockner | مجففات شعر | Secadores | ドライヤー | Фены | Sèche-cheveux
      🎀 Hair accessories | 发饰 | 髮飾 | Acessórios de cabelo | 헤어 액세서리 | אביזרים לשיער | Haarschmuck | إكسسوارات شعر | Accesorios para el pelo | ヘアアクセサリー | Аксессуары для волос | Accessoires cheveux
    Fragrance & nails | 香氛美甲 | 香氛美甲 | Perfumes e unhas | 향수·네일 | בישום וציפורניים | Düfte & Nägel | عطور وأظافر | Perfumes y uñas | フレグランス・ネイル | Ароматы и маникюр | Parfums et ongles
      🌸 Women’s perfume | 女士香水 | 女性香水 | Perfumes femininos | 여성 향수 | בשמים לנשים | Damendüfte | عطور نسائية | Perfumes de mujer | レディース香水 | Женская парфюмерия | Parfums femme
      🌿 Men’s fragrance | 男士香水 | 男性香水 | Perfumes masculinos | 남성 향수 | בשמים לגברים | Herrendüfte | عطور رجالية | Perfumes de hombre | メンズ香水 | Мужская парфюмерия | Parfums homme
      💅 Nail polish | 指甲油 | 指甲油 | Esmaltes | 매니큐어 | לק לציפורניים | Nagellack | طلاء أظافر | Esmaltes | ネイルカラー | Лаки для ногтей | Vernis à ongles
      🕯️ Home fragrance | 家居香氛 | 居家香氛 | Aromas para casa | 홈 프래그런스 | ריחות לבית | Raumdüfte | معطرات المنزل | Fragancias para el hogar | ルームフレグランス | Ароматы для дома | Parfums d’intérieur
    Personal care | 个人护理 | 個人護理 | Higiene pessoal | 퍼스널 케어 | טיפוח אישי | Körperpflege | عناية شخصية | Cuidado personal | パーソナルケア | Личная гигиена | Hygiène
      🪥 Oral care | 口腔护理 | 口腔護理 | Higiene bucal | 구강 케어 | היגיינת הפה | Mundpflege | عناية بالفم | Higiene bucal | オーラルケア | Уход за полостью рта | Soins dentaires
      🪒 Shaving | 剃须 | 刮鬍 | Barbear | 면도 | גילוח | Rasur | حلاقة | Afeitado | シェービング | Бритьё | Rasage
      🧼 Soap & body wash | 香皂沐浴露 | 香皂沐浴乳 | Sabonetes | 비누·바디워시 | סבון וג׳ל רחצה | Seife & Duschgel | صابون وجل استحمام | Jabón y gel de baño | 石けん・ボディソープ | Мыло и гели для душа | Savons et gels douche
      🛁 Bath & spa | 沐浴水疗 | 泡澡與 SPA | Banho e spa | 배스·스파 | אמבט וספא | Bad & Spa | استحمام وسبا | Baño y spa | バス・スパ | Ванна и спа | Bain et spa
`,
);
