import { categoryBranch } from './category-branch.ts';

export const computers = categoryBranch(
  103,
  `
  💻 Computers | 电脑办公 | 電腦辦公 | Computadores | 컴퓨터 | מחשבים | Computer | حواسيب | Computación | パソコン | Компьютеры | Informatique
    Laptops | 笔记本电脑 | 筆記型電腦 | Notebooks | 노트북 | מחשבים ניידים | Laptops | حواسيب محمولة | Laptops | ノートパソコン | Ноутбуки | Ordinateurs portables
      💻 Everyday laptops | 轻薄本 | 輕薄筆電 | Notebooks do dia a dia | 일반 노트북 | ניידים ליום־יום | Alltags-Laptops | حواسيب للاستخدام اليومي | Laptops para el día a día | モバイルノート | Ноутбуки на каждый день | Portables du quotidien
      💻🎮 Gaming laptops | 游戏本 | 電競筆電 | Notebooks gamer | 게이밍 노트북 | ניידים לגיימינג | Gaming-Laptops | حواسيب ألعاب محمولة | Laptops gaming | ゲーミングノート | Игровые ноутбуки | Portables gaming
      💻🎓 Student laptops | 学生本 | 學生筆電 | Notebooks para estudantes | 학생용 노트북 | ניידים לסטודנטים | Laptops fürs Studium | حواسيب للطلاب | Laptops para estudiantes | 学生向けノート | Ноутбуки для учёбы | Portables étudiants
      💻💼 Business laptops | 商务本 | 商務筆電 | Notebooks corporativos | 비즈니스 노트북 | ניידים עסקיים | Business-Laptops | حواسيب للأعمال | Laptops profesionales | ビジネスノート | Ноутбуки для бизнеса | Portables professionnels
    Desktops & monitors | 台式机与显示器 | 桌機與螢幕 | Desktops e monitores | 데스크톱·모니터 | נייחים ומסכים | Desktop-PCs & Monitore | حواسيب مكتبية وشاشات | Escritorio y monitores | デスクトップ・モニター | ПК и мониторы | PC fixes et écrans
      🖥️ Desktop computers | 台式电脑 | 桌上型電腦 | Computadores de mesa | 데스크톱 PC | מחשבים נייחים | Desktop-PCs | حواسيب مكتبية | Computadoras de escritorio | デスクトップPC | Настольные компьютеры | Ordinateurs de bureau
      📺 Monitors | 显示器 | 電腦螢幕 | Monitores | 모니터 | מסכי מחשב | Monitore | شاشات | Monitores | モニター | Мониторы | Écrans
      📽️ Projectors | 投影仪 | 投影機 | Projetores | 프로젝터 | מקרנים | Beamer | أجهزة عرض | Proyectores | プロジェクター | Проекторы | Vidéoprojecteurs
      🗄️ Mini servers | 迷你服务器 | 迷你伺服器 | Miniservidores | 미니 서버 | שרתים קטנים | Mini-Server | خوادم صغيرة | Miniservidores | ミニサーバー | Мини-серверы | Mini-serveurs
    Accessories | 电脑外设 | 電腦周邊 | Acessórios | 주변기기 | ציוד היקפי | Zubehör | ملحقات | Accesorios | 周辺機器 | Аксессуары | Accessoires
      ⌨️ Keyboards | 键盘 | 鍵盤 | Teclados | 키보드 | מקלדות | Tastaturen | لوحات مفاتيح | Teclados | キーボード | Клавиатуры | Claviers
      🖱️ Mice | 鼠标 | 滑鼠 | Mouses | 마우스 | עכברים | Mäuse | فأرات | Mouse | マウス | Мыши | Souris
      🖲️ Trackballs | 轨迹球 | 軌跡球 | Trackballs | 트랙볼 | כדורי עקיבה | Trackballs | كرات تتبع | Trackballs | トラックボール | Трекболы | Trackballs
      📹 Webcams | 摄像头 | 網路攝影機 | Webcams | 웹캠 | מצלמות רשת | Webcams | كاميرات ويب | Cámaras web | ウェブカメラ | Веб-камеры | Webcams
      🔌 Docks & hubs | 扩展坞 | 擴充座與集線器 | Docks e hubs | 도킹 스테이션·허브 | תחנות עגינה ומפצלים | Docks & Hubs | محطات ومقسمات USB | Bases y concentradores | ドック・ハブ | Док-станции и хабы | Stations et hubs
    Storage & network | 存储与网络 | 儲存與網路 | Armazenamento e rede | 저장장치·네트워크 | אחסון ורשת | Speicher & Netzwerk | تخزين وشبكات | Almacenamiento y redes | ストレージ・ネットワーク | Хранение и сети | Stockage et réseau
      💾 Solid-state drives | 固态硬盘 | 固態硬碟 | SSDs | SSD | כונני SSD | SSDs | أقراص SSD | Discos SSD | SSD | SSD-накопители | Disques SSD
      💽 Hard drives | 机械硬盘 | 硬碟 | HDs | 하드디스크 | כוננים קשיחים | Festplatten | أقراص صلبة | Discos duros | HDD | Жёсткие диски | Disques durs
      🛜 Routers | 路由器 | 路由器 | Roteadores | 공유기 | נתבים | Router | أجهزة راوتر | Routers | ルーター | Роутеры | Routeurs
      📡 Mesh & antennas | Mesh 组网与天线 | Mesh 與天線 | Mesh e antenas | 메시 와이파이·안테나 | Mesh ואנטנות | Mesh & Antennen | شبكات Mesh وهوائيات | Mesh y antenas | メッシュWi-Fi・アンテナ | Mesh-системы и антенны | Mesh et antennes
    Office | 办公用品 | 辦公用品 | Escritório | 사무용품 | משרד | Büro | مكتب | Oficina | オフィス | Для офиса | Bureau
      🖨️ Printers | 打印机 | 印表機 | Impressoras | 프린터 | מדפסות | Drucker | طابعات | Impresoras | プリンター | Принтеры | Imprimantes
      🧮 Calculators | 计算器 | 計算機 | Calculadoras | 계산기 | מחשבונים | Taschenrechner | آلات حاسبة | Calculadoras | 電卓 | Калькуляторы | Calculatrices
      📒 Notebooks & paper | 笔记本与纸张 | 筆記本與紙張 | Cadernos e papel | 노트·용지 | מחברות ונייר | Notizbücher & Papier | دفاتر وورق | Cuadernos y papel | ノート・用紙 | Блокноты и бумага | Cahiers et papier
      🖋️ Pens | 书写笔 | 筆類 | Canetas | 필기구 | עטים | Stifte | أقلام | Bolígrafos | 筆記具 | Ручки | Stylos
      📎 Desk supplies | 桌面文具 | 桌上文具 | Itens de mesa | 데스크 용품 | ציוד לשולחן | Schreibtischbedarf | لوازم المكتب | Material de escritorio | デスク用品 | Канцтовары | Fournitures de bureau
`,
);
