import { categoryBranch } from './category-branch.ts';

export const kitchen = categoryBranch(
  109,
  `
  🍳 Kitchen | 厨房餐具 | 廚房餐具 | Cozinha | 주방 | מטבח | Küche | المطبخ | Cocina | キッチン | Кухня | Cuisine
    Cookware | 锅具 | 鍋具 | Panelas | 조리도구 | כלי בישול | Kochgeschirr | أواني الطهي | Ollas y sartenes | 調理器具 | Посуда для готовки | Ustensiles de cuisson
      🍳 Frying pans | 平底锅 | 平底鍋 | Frigideiras | 프라이팬 | מחבתות | Pfannen | مقالي | Sartenes | フライパン | Сковороды | Poêles
      🍲 Pots & casseroles | 汤锅炖锅 | 湯鍋燉鍋 | Panelas e caçarolas | 냄비 | סירים | Töpfe & Bräter | قدور | Ollas y cacerolas | 鍋 | Кастрюли | Marmites et cocottes
      🥘 Paella & wok pans | 海鲜饭锅与炒锅 | 炒鍋與燉飯鍋 | Paelleiras e woks | 웍·파에야팬 | ווק ופאייה | Wok- & Paellapfannen | مقالي ووك وبايلا | Paelleras y woks | 中華鍋・パエリア鍋 | Воки и паэльницы | Woks et poêles à paella
      🫕 Fondue sets | 奶酪火锅 | 起司鍋 | Aparelhos de fondue | 퐁듀 세트 | סטים לפונדו | Fondue-Sets | أطقم فوندو | Sets de fondue | フォンデュ鍋 | Наборы для фондю | Services à fondue
    Tableware | 餐具 | 餐具 | Mesa posta | 식기 | כלי שולחן | Geschirr & Besteck | أدوات المائدة | Vajilla | テーブルウェア | Посуда для сервировки | Arts de la table
      🍽️ Plates & bowls | 碗盘 | 碗盤 | Pratos e tigelas | 접시·그릇 | צלחות וקערות | Teller & Schalen | أطباق وأوعية | Platos y cuencos | 皿・ボウル | Тарелки и миски | Assiettes et bols
      🍴 Cutlery | 刀叉 | 刀叉 | Talheres | 커트러리 | סכו״ם | Besteck | أدوات طعام | Cubiertos | カトラリー | Столовые приборы | Couverts
      🥢 Chopsticks | 筷子 | 筷子 | Hashis | 젓가락 | מקלות אכילה | Essstäbchen | عيدان طعام | Palillos | 箸 | Палочки для еды | Baguettes
      🥣 Serving bowls | 大碗 | 大碗 | Tigelas de servir | 서빙볼 | קערות הגשה | Servierschüsseln | أوعية تقديم | Fuentes | サービングボウル | Салатники | Saladiers
    Tea, coffee & glasses | 茶具咖啡与酒杯 | 茶具咖啡與杯具 | Chá, café e copos | 차·커피·잔 | תה, קפה וכוסות | Tee, Kaffee & Gläser | شاي وقهوة وكؤوس | Té, café y copas | ティー・コーヒー・グラス | Чай, кофе и бокалы | Thé, café et verres
      🫖 Teapots | 茶壶 | 茶壺 | Bules | 찻주전자 | קומקומי תה | Teekannen | أباريق شاي | Teteras | ティーポット | Заварочные чайники | Théières
      ☕ Coffee makers | 咖啡机 | 咖啡機 | Cafeteiras | 커피메이커 | מכונות קפה | Kaffeemaschinen | صانعات قهوة | Cafeteras | コーヒーメーカー | Кофеварки | Cafetières
      🍵 Cups & mugs | 杯子 | 茶杯與馬克杯 | Xícaras e canecas | 컵·머그 | ספלים | Tassen & Becher | أكواب | Tazas | カップ・マグ | Чашки и кружки | Tasses et mugs
      🍷 Wine glasses | 红酒杯 | 酒杯 | Taças de vinho | 와인잔 | כוסות יין | Weingläser | كؤوس | Copas de vino | ワイングラス | Бокалы | Verres à vin
      🥤 Tumblers & bottles | 随行杯与水壶 | 隨行杯與水壺 | Copos térmicos e garrafas | 텀블러·물병 | כוסות תרמיות ובקבוקים | Trinkbecher & Flaschen | أكواب سفر وقوارير | Vasos térmicos y botellas | タンブラー・ボトル | Термокружки и бутылки | Gourdes et gobelets
    Tools & knives | 刀具厨具 | 刀具廚具 | Utensílios e facas | 조리도구·칼 | כלי עבודה וסכינים | Küchenhelfer & Messer | أدوات وسكاكين | Utensilios y cuchillos | キッチンツール・包丁 | Ножи и инструменты | Ustensiles et couteaux
      🔪 Kitchen knives | 菜刀 | 菜刀 | Facas de cozinha | 식칼 | סכיני מטבח | Küchenmesser | سكاكين مطبخ | Cuchillos de cocina | 包丁 | Кухонные ножи | Couteaux de cuisine
      🥄 Spoons & ladles | 勺子汤勺 | 湯匙湯勺 | Colheres e conchas | 숟가락·국자 | כפות ומצקות | Löffel & Kellen | ملاعق ومغارف | Cucharas y cucharones | スプーン・お玉 | Ложки и половники | Cuillères et louches
      ⚖️ Kitchen scales | 厨房秤 | 料理秤 | Balanças de cozinha | 주방 저울 | משקלי מטבח | Küchenwaagen | موازين مطبخ | Básculas de cocina | キッチンスケール | Кухонные весы | Balances de cuisine
      ⏲️ Timers | 计时器 | 計時器 | Timers | 타이머 | טיימרים | Küchentimer | مؤقتات | Temporizadores | キッチンタイマー | Таймеры | Minuteurs
      🥼 Aprons | 围裙 | 圍裙 | Aventais | 앞치마 | סינרים | Schürzen | مآزر | Delantales | エプロン | Фартуки | Tabliers
    Food storage | 食品收纳 | 食物保存 | Armazenagem | 식품 보관 | אחסון מזון | Aufbewahrung | حفظ الطعام | Conservación | 保存容器 | Хранение продуктов | Conservation
      🫙 Jars | 密封罐 | 密封罐 | Potes | 유리병 | צנצנות | Vorratsgläser | برطمانات | Frascos | 保存瓶 | Банки | Bocaux
      🍱 Lunch boxes | 饭盒 | 便當盒 | Marmitas | 도시락통 | קופסאות אוכל | Lunchboxen | علب غداء | Loncheras | 弁当箱 | Ланч-боксы | Lunch box
      🧊 Ice trays & coolers | 冰格与保冷 | 製冰盒與保冷 | Formas de gelo e coolers | 얼음틀·쿨러 | תבניות קרח וצידניות | Eiswürfelformen & Kühler | قوالب ثلج ومبردات | Cubiteras y neveras | 製氷皿・クーラー | Формы для льда и охладители | Bacs à glaçons et glacières
      🧂 Salt & spice | 盐罐与香料架 | 調味罐與香料架 | Sal e temperos | 양념통 | מלחיות ותבלינים | Salz & Gewürze | ملح وتوابل | Saleros y especieros | 調味料入れ | Солонки и специи | Sel et épices
`,
);
