import { categoryBranch } from './category-branch.ts';

export const phonesAndTablets = categoryBranch(
  101,
  `
  📱 Phones & tablets | 手机平板 | 手機平板 | Celulares e tablets | 휴대폰·태블릿 | טלפונים וטאבלטים | Handys & Tablets | هواتف وأجهزة لوحية | Teléfonos y tabletas | スマホ・タブレット | Телефоны и планшеты | Téléphones et tablettes
    Phones | 手机 | 手機 | Celulares | 휴대폰 | טלפונים | Handys | الهواتف | Teléfonos | 携帯電話 | Телефоны | Téléphones
      📱 Smartphones | 智能手机 | 智慧型手機 | Smartphones | 스마트폰 | סמארטפונים | Smartphones | هواتف ذكية | Smartphones | スマートフォン | Смартфоны | Smartphones
      📲 Foldable phones | 折叠屏手机 | 摺疊手機 | Celulares dobráveis | 폴더블폰 | טלפונים מתקפלים | Faltbare Smartphones | هواتف قابلة للطي | Teléfonos plegables | 折りたたみスマホ | Складные смартфоны | Téléphones pliables
      📞 Feature phones | 功能手机 | 功能型手機 | Celulares básicos | 피처폰 | טלפונים פשוטים | Tastenhandys | هواتف بأزرار | Teléfonos básicos | ガラケー | Кнопочные телефоны | Téléphones à touches
      ☎️ Landline phones | 座机电话 | 家用電話 | Telefones fixos | 유선 전화기 | טלפונים קוויים | Festnetztelefone | هواتف أرضية | Teléfonos fijos | 固定電話 | Стационарные телефоны | Téléphones fixes
    Tablets & e-readers | 平板与阅读器 | 平板與電子書 | Tablets e e-readers | 태블릿·전자책 | טאבלטים וקוראים אלקטרוניים | Tablets & E-Reader | أجهزة لوحية وقارئات إلكترونية | Tabletas y lectores | タブレット・電子書籍 | Планшеты и ридеры | Tablettes et liseuses
      📱 Tablets | 平板电脑 | 平板電腦 | Tablets | 태블릿 | טאבלטים | Tablets | أجهزة لوحية | Tabletas | タブレット | Планшеты | Tablettes
      📖 E-readers | 电子书阅读器 | 電子書閱讀器 | Leitores digitais | 전자책 리더기 | קוראי ספרים אלקטרוניים | E-Reader | قارئات الكتب الإلكترونية | Lectores electrónicos | 電子書籍リーダー | Электронные книги | Liseuses
      🎨 Drawing tablets | 绘图平板 | 繪圖板 | Mesas digitalizadoras | 드로잉 태블릿 | לוחות ציור | Zeichentablets | ألواح رسم | Tabletas gráficas | ペンタブレット | Графические планшеты | Tablettes graphiques
      🖊️ Styluses | 触控笔 | 觸控筆 | Canetas digitais | 터치펜 | עטי סטיילוס | Eingabestifte | أقلام رقمية | Lápices digitales | スタイラスペン | Стилусы | Stylets
    Phone accessories | 手机配件 | 手機配件 | Acessórios para celular | 휴대폰 액세서리 | אביזרים לטלפון | Handyzubehör | إكسسوارات الهواتف | Accesorios para teléfono | スマホアクセサリー | Аксессуары для телефонов | Accessoires téléphone
      🔌 Chargers & cables | 充电器与数据线 | 充電器與傳輸線 | Carregadores e cabos | 충전기·케이블 | מטענים וכבלים | Ladegeräte & Kabel | شواحن وكابلات | Cargadores y cables | 充電器・ケーブル | Зарядки и кабели | Chargeurs et câbles
      🔋 Power banks | 充电宝 | 行動電源 | Power banks | 보조배터리 | סוללות ניידות | Powerbanks | بطاريات متنقلة | Baterías externas | モバイルバッテリー | Внешние аккумуляторы | Batteries externes
      📱🛡️ Cases & screen protectors | 手机壳与贴膜 | 手機殼與保護貼 | Capas e películas | 케이스·보호필름 | כיסויים ומגני מסך | Hüllen & Schutzfolien | أغطية وحماية الشاشة | Fundas y protectores | ケース・保護フィルム | Чехлы и защитные стёкла | Coques et protections
      🤳 Selfie sticks & tripods | 自拍杆与支架 | 自拍棒與腳架 | Bastões de selfie e tripés | 셀카봉·삼각대 | מוטות סלפי וחצובות | Selfie-Sticks & Stative | عصي سيلفي وحوامل | Palos selfi y trípodes | 自撮り棒・三脚 | Селфи-палки и штативы | Perches à selfie et trépieds
      📱🚗 Car mounts | 车载支架 | 車用手機架 | Suportes veiculares | 차량용 거치대 | מעמדים לרכב | Kfz-Halterungen | حوامل للسيارة | Soportes para auto | 車載ホルダー | Автодержатели | Supports voiture
    Cameras | 相机摄影 | 相機攝影 | Câmeras | 카메라 | מצלמות | Kameras | كاميرات | Cámaras | カメラ | Фото и видео | Appareils photo
      📷 Mirrorless cameras | 微单相机 | 無反相機 | Câmeras mirrorless | 미러리스 카메라 | מצלמות ללא מראה | Systemkameras | كاميرات بدون مرآة | Cámaras sin espejo | ミラーレスカメラ | Беззеркальные камеры | Hybrides
      📸 Instant cameras | 拍立得 | 拍立得相機 | Câmeras instantâneas | 즉석카메라 | מצלמות פיתוח מיידי | Sofortbildkameras | كاميرات فورية | Cámaras instantáneas | インスタントカメラ | Камеры мгновенной печати | Appareils instantanés
      📹 Camcorders | 摄像机 | 攝影機 | Filmadoras | 캠코더 | מצלמות וידאו | Camcorder | كاميرات فيديو | Videocámaras | ビデオカメラ | Видеокамеры | Caméscopes
      🎥 Cinema cameras | 电影机 | 電影攝影機 | Câmeras de cinema | 시네마 카메라 | מצלמות קולנוע | Filmkameras | كاميرات سينمائية | Cámaras de cine | シネマカメラ | Кинокамеры | Caméras de cinéma
    Wearables | 智能穿戴 | 智慧穿戴 | Vestíveis | 웨어러블 | מחשוב לביש | Wearables | أجهزة قابلة للارتداء | Wearables | ウェアラブル | Носимые устройства | Objets connectés
      ⌚ Smartwatches | 智能手表 | 智慧手錶 | Smartwatches | 스마트워치 | שעונים חכמים | Smartwatches | ساعات ذكية | Relojes inteligentes | スマートウォッチ | Умные часы | Montres connectées
      ⌚💓 Fitness bands | 运动手环 | 運動手環 | Pulseiras fitness | 피트니스 밴드 | צמידי כושר | Fitnessarmbänder | أساور اللياقة | Pulseras de actividad | 活動量計 | Фитнес-браслеты | Bracelets connectés
      🥽 VR headsets | VR 眼镜 | VR 頭戴裝置 | Óculos VR | VR 헤드셋 | משקפי VR | VR-Brillen | نظارات الواقع الافتراضي | Gafas de RV | VRゴーグル | VR-шлемы | Casques VR
      💍 Smart rings | 智能戒指 | 智慧戒指 | Anéis inteligentes | 스마트 링 | טבעות חכמות | Smarte Ringe | خواتم ذكية | Anillos inteligentes | スマートリング | Умные кольца | Bagues connectées
`,
);
