import { categoryBranch } from './category-branch.ts';

export const toysAndGames = categoryBranch(
  111,
  `
  🧸 Toys & games | 玩具游戏 | 玩具遊戲 | Brinquedos e jogos | 장난감·게임 | צעצועים ומשחקים | Spielzeug & Spiele | ألعاب ودمى | Juguetes y juegos | おもちゃ・ゲーム | Игрушки и игры | Jouets et jeux
    Soft toys & dolls | 毛绒娃娃 | 絨毛娃娃 | Pelúcias e bonecas | 인형 | בובות | Kuscheltiere & Puppen | دمى محشوة وعرائس | Peluches y muñecas | ぬいぐるみ・人形 | Мягкие игрушки и куклы | Peluches et poupées
      🧸 Teddy bears | 泰迪熊 | 泰迪熊 | Ursinhos | 곰 인형 | דובונים | Teddybären | دببة محشوة | Ositos | テディベア | Плюшевые мишки | Ours en peluche
      🦄 Plush animals | 毛绒动物 | 動物玩偶 | Bichos de pelúcia | 동물 인형 | חיות פרווה | Plüschtiere | حيوانات محشوة | Animales de peluche | 動物のぬいぐるみ | Плюшевые зверята | Animaux en peluche
      🪆 Dolls | 娃娃 | 娃娃 | Bonecas | 인형 | בובות | Puppen | عرائس | Muñecas | 人形 | Куклы | Poupées
      🦖 Dinosaurs | 恐龙 | 恐龍 | Dinossauros | 공룡 | דינוזאורים | Dinosaurier | ديناصورات | Dinosaurios | 恐竜 | Динозавры | Dinosaures
    Puzzles & board games | 拼图桌游 | 拼圖桌遊 | Quebra-cabeças e tabuleiro | 퍼즐·보드게임 | פאזלים ומשחקי קופסה | Puzzles & Brettspiele | أحاجٍ وألعاب لوحية | Rompecabezas y juegos de mesa | パズル・ボードゲーム | Пазлы и настольные игры | Puzzles et jeux de société
      🧩 Jigsaw puzzles | 拼图 | 拼圖 | Quebra-cabeças | 직소 퍼즐 | פאזלים | Puzzles | أحاجي الصور | Rompecabezas | ジグソーパズル | Пазлы | Puzzles
      🎲 Board games | 桌游 | 桌遊 | Jogos de tabuleiro | 보드게임 | משחקי לוח | Brettspiele | ألعاب لوحية | Juegos de mesa | ボードゲーム | Настольные игры | Jeux de plateau
      ♟️ Chess | 国际象棋 | 西洋棋 | Xadrez | 체스 | שחמט | Schach | شطرنج | Ajedrez | チェス | Шахматы | Échecs
      🃏 Card games | 卡牌游戏 | 卡牌遊戲 | Jogos de cartas | 카드 게임 | משחקי קלפים | Kartenspiele | ألعاب ورق | Juegos de cartas | カードゲーム | Карточные игры | Jeux de cartes
      🎯 Darts | 飞镖 | 飛鏢 | Dardos | 다트 | חיצים למטרה | Darts | سهام | Dardos | ダーツ | Дартс | Fléchettes
    Vehicles & building | 车辆与积木 | 車輛與積木 | Veículos e blocos | 자동차·블록 | כלי רכב ובנייה | Fahrzeuge & Bausteine | مركبات ومكعبات | Vehículos y construcción | のりもの・ブロック | Машинки и конструкторы | Véhicules et construction
      🚂 Trains | 火车玩具 | 火車玩具 | Trens | 기차 | רכבות | Eisenbahnen | قطارات | Trenes | 電車 | Поезда | Trains
      🏎️ Cars | 玩具车 | 玩具車 | Carrinhos | 자동차 | מכוניות | Autos | سيارات | Autos | ミニカー | Машинки | Voitures
      🚁 Remote control | 遥控玩具 | 遙控玩具 | Controle remoto | RC 완구 | שלט רחוק | Ferngesteuert | تحكم عن بعد | Radiocontrol | ラジコン | Радиоуправляемые | Radiocommandés
      🧱 Building blocks | 积木 | 積木 | Blocos de montar | 블록 | קוביות בנייה | Bausteine | مكعبات بناء | Bloques | ブロック | Конструкторы | Jeux de construction
      🤖 Robots | 机器人 | 機器人 | Robôs | 로봇 | רובוטים | Roboter | روبوتات | Robots | ロボット | Роботы | Robots
    Outdoor play | 户外玩具 | 戶外玩具 | Brincadeiras ao ar livre | 야외 놀이 | משחקי חוץ | Spielen im Freien | ألعاب خارجية | Juegos al aire libre | 外遊び | Игры на улице | Jeux d’extérieur
      🪁 Kites | 风筝 | 風箏 | Pipas | 연 | עפיפונים | Drachen | طائرات ورقية | Cometas | 凧 | Воздушные змеи | Cerfs-volants
      🪀 Yo-yos | 悠悠球 | 溜溜球 | Ioiôs | 요요 | יויו | Jo-Jos | يويو | Yoyós | ヨーヨー | Йо-йо | Yo-yos
      🛴 Scooters | 滑板车 | 滑板車 | Patinetes | 킥보드 | קורקינטים | Roller | سكوترات | Patinetes | キックスクーター | Самокаты | Trottinettes
      🔫 Water toys | 水枪玩具 | 水槍玩具 | Brinquedos de água | 물총 | צעצועי מים | Wasserspielzeug | ألعاب مائية | Juguetes de agua | 水鉄砲 | Водные игрушки | Jeux d’eau
    Video games & crafts | 电玩与手工 | 電玩與手作 | Games e artes | 비디오게임·공예 | משחקי וידאו ויצירה | Videospiele & Basteln | ألعاب فيديو وأشغال | Videojuegos y manualidades | ゲーム・クラフト | Видеоигры и творчество | Jeux vidéo et loisirs créatifs
      🎮 Controllers | 游戏手柄 | 遊戲手把 | Controles | 게임패드 | בקרי משחק | Controller | أذرع تحكم | Controles | コントローラー | Геймпады | Manettes
      🕹️ Arcade consoles | 街机主机 | 街機主機 | Consoles arcade | 아케이드 게임기 | קונסולות ארקייד | Arcade-Konsolen | أجهزة أركيد | Consolas arcade | アーケードゲーム機 | Аркадные приставки | Bornes d’arcade
      🖍️ Colouring | 涂色画笔 | 著色畫筆 | Colorir | 색칠 놀이 | צביעה | Malen | تلوين | Colorear | お絵かき | Раскраски | Coloriage
      🎨 Art sets | 绘画套装 | 繪畫組 | Kits de pintura | 미술 세트 | ערכות ציור | Malsets | أطقم رسم | Sets de arte | 画材セット | Наборы для рисования | Coffrets de dessin
      🪄 Magic sets | 魔术道具 | 魔術道具 | Kits de mágica | 마술 세트 | ערכות קסמים | Zauberkästen | أطقم سحر | Juegos de magia | マジックセット | Наборы фокусника | Coffrets de magie
`,
);
