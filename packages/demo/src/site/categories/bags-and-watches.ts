import { categoryBranch } from './category-branch.ts';

export const bagsAndWatches = categoryBranch(
  107,
  `
  👜 Bags & watches | 箱包腕表 | 包包手錶 | Bolsas e relógios | 가방·시계 | תיקים ושעונים | Taschen & Uhren | حقائب وساعات | Bolsos y relojes | バッグ・腕時計 | Сумки и часы | Sacs et montres
    Handbags | 女包 | 女包 | Bolsas | 핸드백 | תיקי יד | Handtaschen | حقائب يد | Bolsos de mano | ハンドバッグ | Дамские сумки | Sacs à main
      👜 Tote bags | 托特包 | 托特包 | Bolsas tote | 토트백 | תיקי טוט | Shopper | حقائب توت | Bolsos tote | トートバッグ | Сумки-тоут | Cabas
      👝 Clutches | 手拿包 | 手拿包 | Clutches | 클러치 | תיקי ערב | Clutches | حقائب كلتش | Bolsos de fiesta | クラッチバッグ | Клатчи | Pochettes
      🛍️ Shopping bags | 购物袋 | 購物袋 | Sacolas | 쇼핑백 | סלי קניות | Einkaufstaschen | حقائب تسوق | Bolsas de compra | エコバッグ | Сумки для покупок | Sacs de courses
      👛 Purses & wallets | 钱包 | 皮夾 | Carteiras | 지갑 | ארנקים | Geldbörsen | محافظ | Carteras y monederos | 財布 | Кошельки | Portefeuilles
    Backpacks & cases | 双肩包与公文包 | 後背包與公事包 | Mochilas e pastas | 백팩·서류가방 | תרמילים ותיקי מסמכים | Rucksäcke & Aktentaschen | حقائب ظهر ووثائق | Mochilas y maletines | リュック・ビジネスバッグ | Рюкзаки и портфели | Sacs à dos et serviettes
      🎒 Backpacks | 双肩包 | 後背包 | Mochilas | 백팩 | תרמילים | Rucksäcke | حقائب ظهر | Mochilas | リュック | Рюкзаки | Sacs à dos
      💼 Briefcases | 公文包 | 公事包 | Pastas executivas | 서류가방 | תיקי מנהלים | Aktentaschen | حقائب وثائق | Maletines | ビジネスバッグ | Портфели | Porte-documents
      💼💻 Laptop bags | 电脑包 | 筆電包 | Bolsas para notebook | 노트북 가방 | תיקים למחשב נייד | Laptoptaschen | حقائب حاسوب | Fundas para laptop | PCバッグ | Сумки для ноутбука | Sacoches d’ordinateur
      👜📷 Camera bags | 相机包 | 相機包 | Bolsas para câmera | 카메라 가방 | תיקים למצלמה | Kamerataschen | حقائب كاميرا | Bolsas para cámara | カメラバッグ | Сумки для фотоаппарата | Sacs photo
    Luggage | 行李箱 | 行李箱 | Malas | 여행가방 | מזוודות | Koffer & Reisegepäck | أمتعة | Equipaje | スーツケース | Чемоданы | Bagages
      🧳 Suitcases | 拉杆箱 | 行李箱 | Malas de viagem | 캐리어 | מזוודות | Koffer | حقائب سفر | Maletas | キャリーケース | Чемоданы на колёсах | Valises
      🧳✈️ Cabin bags | 登机箱 | 登機箱 | Malas de bordo | 기내용 가방 | תיקי עלייה למטוס | Handgepäck | حقائب مقصورة | Equipaje de mano | 機内持込バッグ | Ручная кладь | Bagages cabine
      🧳🏷️ Travel accessories | 旅行配件 | 旅行配件 | Acessórios de viagem | 여행 소품 | אביזרי נסיעות | Reisezubehör | لوازم السفر | Accesorios de viaje | トラベル用品 | Аксессуары для путешествий | Accessoires de voyage
      🌂 Umbrellas | 雨伞 | 雨傘 | Guarda-chuvas | 우산 | מטריות | Regenschirme | مظلات | Paraguas | 傘 | Зонты | Parapluies
    Watches | 腕表 | 手錶 | Relógios | 시계 | שעונים | Uhren | ساعات | Relojes | 腕時計 | Часы | Montres
      ⌚ Wrist watches | 手表 | 腕錶 | Relógios de pulso | 손목시계 | שעוני יד | Armbanduhren | ساعات يد | Relojes de pulsera | 腕時計 | Наручные часы | Montres-bracelets
      ⏱️ Sports watches | 运动手表 | 運動手錶 | Relógios esportivos | 스포츠 시계 | שעוני ספורט | Sportuhren | ساعات رياضية | Relojes deportivos | スポーツウォッチ | Спортивные часы | Montres de sport
      🕰️ Clocks | 座钟 | 時鐘 | Relógios de mesa | 탁상시계 | שעונים לבית | Wand- & Tischuhren | ساعات حائط ومكتب | Relojes de mesa | 置き時計 | Настольные часы | Horloges
      ⏰ Alarm clocks | 闹钟 | 鬧鐘 | Despertadores | 알람시계 | שעונים מעוררים | Wecker | منبهات | Despertadores | 目覚まし時計 | Будильники | Réveils
    Jewellery & eyewear | 珠宝眼镜 | 珠寶眼鏡 | Joias e óculos | 주얼리·안경 | תכשיטים ומשקפיים | Schmuck & Brillen | مجوهرات ونظارات | Joyas y gafas | ジュエリー・メガネ | Украшения и очки | Bijoux et lunettes
      💍 Rings | 戒指 | 戒指 | Anéis | 반지 | טבעות | Ringe | خواتم | Anillos | リング | Кольца | Bagues
      📿 Necklaces & beads | 项链与串珠 | 項鍊與串珠 | Colares | 목걸이 | שרשראות וחרוזים | Halsketten | قلائد وخرز | Collares | ネックレス | Ожерелья и бусы | Colliers
      💎 Fine jewellery | 高级珠宝 | 高級珠寶 | Joias finas | 파인 주얼리 | תכשיטי יוקרה | Edelschmuck | مجوهرات فاخرة | Alta joyería | ファインジュエリー | Ювелирные изделия | Joaillerie
      🕶️ Sunglasses | 太阳镜 | 太陽眼鏡 | Óculos de sol | 선글라스 | משקפי שמש | Sonnenbrillen | نظارات شمسية | Gafas de sol | サングラス | Солнечные очки | Lunettes de soleil
      👓 Glasses frames | 眼镜框 | 眼鏡框 | Armações de óculos | 안경테 | מסגרות משקפיים | Brillengestelle | إطارات نظارات | Monturas | メガネフレーム | Оправы | Montures
`,
);
