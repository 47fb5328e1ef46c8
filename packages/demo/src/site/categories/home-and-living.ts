import { categoryBranch } from './category-branch.ts';

export const homeAndLiving = categoryBranch(
  108,
  `
  🛋️ Home & living | 家居生活 | 居家生活 | Casa e decoração | 홈·리빙 | בית ומגורים | Wohnen | المنزل والمعيشة | Hogar | ホーム・インテリア | Дом и уют | Maison
    Furniture | 家具 | 家具 | Móveis | 가구 | רהיטים | Möbel | أثاث | Muebles | 家具 | Мебель | Meubles
      🛋️ Sofas | 沙发 | 沙發 | Sofás | 소파 | ספות | Sofas | أرائك | Sofás | ソファ | Диваны | Canapés
      🪑 Chairs | 椅子 | 椅子 | Cadeiras | 의자 | כיסאות | Stühle | كراسي | Sillas | チェア | Стулья | Chaises
      🛏️ Beds | 床 | 床 | Camas | 침대 | מיטות | Betten | أسرّة | Camas | ベッド | Кровати | Lits
      🚪 Wardrobes | 衣柜 | 衣櫃 | Guarda-roupas | 옷장 | ארונות | Kleiderschränke | خزائن ملابس | Armarios | ワードローブ | Шкафы | Armoires
      🗄️ Storage cabinets | 收纳柜 | 收納櫃 | Armários organizadores | 수납장 | ארונות אחסון | Schränke & Kommoden | خزائن تخزين | Cajoneras | 収納キャビネット | Комоды и тумбы | Rangements
    Lighting | 灯具照明 | 燈飾照明 | Iluminação | 조명 | תאורה | Beleuchtung | إضاءة | Iluminación | 照明 | Освещение | Luminaires
      💡 Light bulbs | 灯泡 | 燈泡 | Lâmpadas | 전구 | נורות | Leuchtmittel | مصابيح | Focos y bombillas | 電球 | Лампочки | Ampoules
      🏮 Lanterns | 灯笼 | 燈籠 | Lanternas decorativas | 랜턴 | פנסי נייר | Laternen | فوانيس | Faroles | ランタン | Фонарики | Lanternes
      🕯️ Candles | 蜡烛 | 蠟燭 | Velas | 양초 | נרות | Kerzen | شموع | Velas | キャンドル | Свечи | Bougies
      🪔 Oil lamps | 油灯 | 油燈 | Lamparinas | 오일 램프 | מנורות שמן | Öllampen | مصابيح زيت | Lámparas de aceite | オイルランプ | Масляные лампы | Lampes à huile
      🔦 Torches | 手电筒 | 手電筒 | Lanternas | 손전등 | פנסים | Taschenlampen | كشافات يدوية | Linternas | 懐中電灯 | Карманные фонари | Lampes torches
    Decoration | 家居装饰 | 居家裝飾 | Decoração | 인테리어 소품 | עיצוב הבית | Dekoration | ديكور | Decoración | インテリア雑貨 | Декор | Décoration
      🖼️ Wall art | 装饰画 | 裝飾畫 | Quadros | 액자·그림 | תמונות לקיר | Wandbilder | لوحات جدارية | Cuadros | ウォールアート | Картины | Tableaux
      🪞 Mirrors | 镜子 | 鏡子 | Espelhos | 거울 | מראות | Spiegel | مرايا | Espejos | ミラー | Зеркала | Miroirs
      🏺 Vases | 花瓶 | 花瓶 | Vasos | 꽃병 | אגרטלים | Vasen | مزهريات | Jarrones | 花瓶 | Вазы | Vases
      🕰️ Clocks | 钟表 | 時鐘 | Relógios | 시계 | שעונים | Uhren | ساعات | Relojes | 時計 | Часы | Horloges
      💐 Dried flowers | 干花 | 乾燥花 | Flores secas | 드라이플라워 | פרחים מיובשים | Trockenblumen | زهور مجففة | Flores secas | ドライフラワー | Сухоцветы | Fleurs séchées
    Bath | 卫浴 | 衛浴 | Banheiro | 욕실 | אמבטיה | Bad | حمام | Baño | バス・トイレ | Ванная | Salle de bain
      🛁 Bath textiles | 浴巾浴垫 | 浴巾浴墊 | Toalhas e tapetes | 욕실 섬유 | טקסטיל לאמבטיה | Badtextilien | مناشف وسجاد حمام | Textiles de baño | バスタオル・マット | Текстиль для ванной | Linge de bain
      🚿 Showers | 花洒 | 蓮蓬頭 | Duchas | 샤워기 | מקלחות | Duschen | أدوات الدش | Duchas | シャワー | Души | Douches
      🧼 Soap & dispensers | 皂与皂液器 | 香皂與給皂機 | Sabonetes e dispensers | 비누·디스펜서 | סבונים ומתקנים | Seife & Spender | صابون وموزعات | Jabones y dispensadores | 石けん・ディスペンサー | Мыло и дозаторы | Savons et distributeurs
      🧻 Bathroom paper | 卫生纸 | 衛生紙 | Papel higiênico | 휴지 | נייר טואלט | Toilettenpapier | ورق حمام | Papel higiénico | トイレットペーパー | Туалетная бумага | Papier toilette
    Cleaning & laundry | 清洁洗衣 | 清潔洗衣 | Limpeza e lavanderia | 청소·세탁 | ניקיון וכביסה | Putzen & Waschen | تنظيف وغسيل | Limpieza y lavado | 掃除・洗濯 | Уборка и стирка | Ménage et lessive
      🧹 Brooms & mops | 扫帚拖把 | 掃把拖把 | Vassouras e rodos | 빗자루·밀대 | מטאטאים ומגבים | Besen & Wischer | مكانس وممسحات | Escobas y trapeadores | ほうき・モップ | Веники и швабры | Balais et serpillières
      🧺 Laundry baskets | 洗衣篮 | 洗衣籃 | Cestos de roupa | 빨래 바구니 | סלי כביסה | Wäschekörbe | سلال غسيل | Cestos de ropa | ランドリーバスケット | Корзины для белья | Paniers à linge
      🧽 Sponges & cloths | 海绵抹布 | 海綿抹布 | Esponjas e panos | 수세미·행주 | ספוגים ומטליות | Schwämme & Tücher | إسفنج ومناديل | Esponjas y paños | スポンジ・クロス | Губки и салфетки | Éponges et chiffons
      🪣 Buckets | 水桶 | 水桶 | Baldes | 양동이 | דליים | Eimer | دلاء | Baldes | バケツ | Вёдра | Seaux
      🗑️ Bins | 垃圾桶 | 垃圾桶 | Lixeiras | 휴지통 | פחי אשפה | Mülleimer | سلال مهملات | Papeleras | ゴミ箱 | Мусорные вёдра | Poubelles
`,
);
