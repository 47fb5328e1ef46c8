import { categoryBranch } from './category-branch.ts';

export const sportsAndOutdoors = categoryBranch(
  113,
  `
  ⚽ Sports & outdoors | 运动户外 | 運動戶外 | Esporte e lazer | 스포츠·아웃도어 | ספורט וטיולים | Sport & Outdoor | رياضة وهواء طلق | Deporte y aire libre | スポーツ・アウトドア | Спорт и отдых | Sport et plein air
    Ball sports | 球类运动 | 球類運動 | Esportes com bola | 구기 종목 | משחקי כדור | Ballsport | رياضات الكرة | Deportes de pelota | 球技 | Игры с мячом | Sports de balle
      ⚽ Football | 足球 | 足球 | Futebol | 축구 | כדורגל | Fußball | كرة القدم | Fútbol | サッカー | Футбол | Football
      🏀 Basketball | 篮球 | 籃球 | Basquete | 농구 | כדורסל | Basketball | كرة السلة | Baloncesto | バスケットボール | Баскетбол | Basket
      🏐 Volleyball | 排球 | 排球 | Vôlei | 배구 | כדורעף | Volleyball | الكرة الطائرة | Voleibol | バレーボール | Волейбол | Volley
      ⚾ Baseball | 棒球 | 棒球 | Beisebol | 야구 | בייסבול | Baseball | بيسبول | Béisbol | 野球 | Бейсбол | Baseball
      🏈 Rugby & American football | 橄榄球 | 橄欖球 | Rúgbi e futebol americano | 럭비·미식축구 | רוגבי ופוטבול | Rugby & Football | رغبي وكرة أمريكية | Rugby y fútbol americano | ラグビー・アメフト | Регби и американский футбол | Rugby et football américain
    Racket sports & golf | 球拍与高尔夫 | 球拍與高爾夫 | Raquetes e golfe | 라켓·골프 | מחבטים וגולף | Schläger & Golf | رياضات المضرب والغولف | Raqueta y golf | ラケット・ゴルフ | Ракетки и гольф | Raquettes et golf
      🎾 Tennis | 网球 | 網球 | Tênis | 테니스 | טניס | Tennis | تنس | Tenis | テニス | Теннис | Tennis
      🏸 Badminton | 羽毛球 | 羽毛球 | Badminton | 배드민턴 | בדמינטון | Badminton | ريشة طائرة | Bádminton | バドミントン | Бадминтон | Badminton
      🏓 Table tennis | 乒乓球 | 桌球 | Tênis de mesa | 탁구 | טניס שולחן | Tischtennis | تنس طاولة | Tenis de mesa | 卓球 | Настольный теннис | Tennis de table
      ⛳ Golf | 高尔夫 | 高爾夫 | Golfe | 골프 | גולף | Golf | غولف | Golf | ゴルフ | Гольф | Golf
    Fitness | 健身训练 | 健身訓練 | Fitness | 피트니스 | כושר | Fitness | لياقة بدنية | Fitness | フィットネス | Фитнес | Fitness
      🏋️ Weights | 哑铃杠铃 | 啞鈴槓鈴 | Pesos e halteres | 웨이트 | משקולות | Gewichte | أوزان | Pesas | ウエイト | Гантели и штанги | Haltères
      🧘 Yoga | 瑜伽 | 瑜珈 | Ioga | 요가 | יוגה | Yoga | يوغا | Yoga | ヨガ | Йога | Yoga
      🥊 Boxing | 拳击 | 拳擊 | Boxe | 복싱 | אגרוף | Boxen | ملاكمة | Boxeo | ボクシング | Бокс | Boxe
      🥋 Martial arts | 武术 | 武術 | Artes marciais | 무술 | אומנויות לחימה | Kampfsport | فنون قتالية | Artes marciales | 武道 | Единоборства | Arts martiaux
      ⏱️ Running gear | 跑步装备 | 跑步裝備 | Corrida | 러닝 용품 | ציוד ריצה | Laufausrüstung | معدات الجري | Equipo de running | ランニング用品 | Всё для бега | Équipement de running
    Cycling & wheels | 骑行轮滑 | 單車與滑輪 | Ciclismo e rodas | 자전거·바퀴 | רכיבה וגלגלים | Radfahren & Rollen | دراجات وعجلات | Ciclismo y ruedas | 自転車・スケート | Велоспорт и ролики | Vélo et glisse urbaine
      🚲 Bicycles | 自行车 | 自行車 | Bicicletas | 자전거 | אופניים | Fahrräder | دراجات | Bicicletas | 自転車 | Велосипеды | Vélos
      🛴 Scooters | 滑板车 | 滑板車 | Patinetes | 킥보드 | קורקינטים | Scooter | سكوترات | Patinetes | キックボード | Самокаты | Trottinettes
      🛹 Skateboards | 滑板 | 滑板 | Skates | 스케이트보드 | סקייטבורדים | Skateboards | ألواح تزلج | Patinetas | スケートボード | Скейтборды | Skateboards
      🛼 Roller skates | 轮滑 | 直排輪 | Patins | 롤러스케이트 | גלגיליות | Rollschuhe | أحذية تزلج بعجلات | Patines | ローラースケート | Ролики | Rollers
      ⛑️ Helmets | 头盔 | 安全帽 | Capacetes | 헬멧 | קסדות | Helme | خوذ | Cascos | ヘルメット | Шлемы | Casques
    Camping & water | 露营水上 | 露營水上 | Camping e água | 캠핑·수상 | קמפינג ומים | Camping & Wasser | تخييم ورياضات مائية | Camping y agua | キャンプ・マリン | Кемпинг и водный спорт | Camping et nautisme
      ⛺ Tents | 帐篷 | 帳篷 | Barracas | 텐트 | אוהלים | Zelte | خيام | Carpas | テント | Палатки | Tentes
      🧭 Navigation | 指南针导航 | 指南針導航 | Navegação | 나침반·내비 | ניווט | Navigation | ملاحة | Navegación | コンパス・ナビ | Навигация | Orientation
      🎣 Fishing | 钓鱼 | 釣魚 | Pesca | 낚시 | דיג | Angeln | صيد السمك | Pesca | 釣り | Рыбалка | Pêche
      🤿 Diving & snorkelling | 潜水浮潜 | 潛水浮潛 | Mergulho | 다이빙·스노클링 | צלילה ושנורקלים | Tauchen & Schnorcheln | غوص وسنوركل | Buceo y esnórquel | ダイビング・シュノーケル | Дайвинг и снорклинг | Plongée
      🛶 Canoes & kayaks | 皮划艇 | 獨木舟 | Canoas e caiaques | 카누·카약 | קאנו וקיאקים | Kanus & Kajaks | زوارق وكاياك | Canoas y kayaks | カヌー・カヤック | Каноэ и каяки | Canoës et kayaks
      🎿 Winter sports | 冰雪运动 | 冬季運動 | Esportes de inverno | 겨울 스포츠 | ספורט חורף | Wintersport | رياضات شتوية | Deportes de invierno | ウィンタースポーツ | Зимний спорт | Sports d’hiver
`,
);
