import { localeTexts } from './locale-texts.ts';
import type { Banner } from './types.ts';

const SHOP_NOW = localeTexts(
  'Shop the sale | 立即选购 | 立即選購 | Aproveitar ofertas | 세일 보러 가기 | למבצע | Zum Angebot | تسوّق العروض | Ver ofertas | セールを見る | За покупками | Profiter des offres',
);
const DISCOVER = localeTexts(
  'Discover more | 去看看 | 去看看 | Conhecer | 둘러보기 | לגלות עוד | Jetzt entdecken | اكتشف المزيد | Descubrir | もっと見る | Смотреть | Découvrir',
);

export const homeBanners: Banner[] = [
  {
    position: 'index_banner',
    sequence: 1,
    picture: 'banner/sound',
    type: 1,
    relation: '/list?cpid=102',
    title: localeTexts(
      'Sound that fills the room, not the bill | 好声音满屋，不满账单 | 好聲音滿室，帳單不滿 | Som que enche a sala sem esvaziar o bolso | 방 안 가득한 사운드, 부담 없는 가격 | סאונד שממלא את החדר, לא את החשבון | Klang, der den Raum füllt und das Konto schont | صوت يملأ المكان ولا يثقل الفاتورة | Sonido que llena la sala sin vaciar el bolsillo | 部屋いっぱいの音を、うれしい価格で | Звук на всю комнату, а не на всю зарплату | Un son qui remplit la pièce, pas la facture',
    ),
    subtitle: localeTexts(
      'Audio week: lower prices on headphones, speakers and instruments | 音乐周：耳机、音箱、乐器降价进行中 | 音樂週：耳機、喇叭、樂器降價中 | Semana do áudio: preços mais baixos em fones, caixas e instrumentos | 오디오 위크: 헤드폰·스피커·악기 가격 인하 | שבוע האודיו: מחירים נמוכים יותר לאוזניות, רמקולים וכלי נגינה | Audio-Woche: Kopfhörer, Lautsprecher und Instrumente im Preis gesenkt | أسبوع الصوتيات: أسعار أقل للسماعات ومكبرات الصوت والآلات | Semana del audio: precios más bajos en auriculares, altavoces e instrumentos | オーディオウィーク：ヘッドホン・スピーカー・楽器がお買い得 | Неделя звука: цены на наушники, колонки и инструменты снижены | Semaine de l’audio : casques, enceintes et instruments à prix réduit',
    ),
    actionLabel: SHOP_NOW,
  },
  {
    position: 'index_banner',
    sequence: 2,
    picture: 'banner/living',
    type: 1,
    relation: '/list?cpid=108',
    title: localeTexts(
      'Rooms you want to come home to | 让人想回家的房间 | 讓人想回家的空間 | Ambientes que dão vontade de voltar para casa | 돌아오고 싶은 집 | בית שכיף לחזור אליו | Räume, in die man gern heimkommt | غرف تشتاق للعودة إليها | Espacios a los que da gusto volver | 帰りたくなる部屋づくり | Дом, куда хочется возвращаться | Des pièces où l’on aime rentrer',
    ),
    subtitle: localeTexts(
      'Sofas, lamps and green corners from small makers | 小众品牌的沙发、灯具与绿植 | 職人品牌的沙發、燈飾與綠意角落 | Sofás, luminárias e plantas de pequenos produtores | 작은 브랜드가 만든 소파와 조명, 그리고 초록 | ספות, מנורות ופינות ירוקות מיוצרים קטנים | Sofas, Lampen und grüne Ecken von kleinen Manufakturen | أرائك ومصابيح وزوايا خضراء من صنّاع مستقلين | Sofás, lámparas y rincones verdes de pequeños talleres | 小さな作り手のソファ、照明、グリーン | Диваны, лампы и зелень от небольших мастерских | Canapés, lampes et coins de verdure de petits créateurs',
    ),
    actionLabel: DISCOVER,
  },
  {
    position: 'index_banner',
    sequence: 3,
    picture: 'banner/outdoors',
    type: 1,
    relation: '/list?cpid=113',
    title: localeTexts(
      'The weekend starts outside | 周末，从户外开始 | 週末，從戶外開始 | O fim de semana começa lá fora | 주말은 밖에서 시작된다 | סוף השבוע מתחיל בחוץ | Das Wochenende beginnt draußen | نهاية الأسبوع تبدأ في الخارج | El fin de semana empieza afuera | 週末は、外からはじまる | Выходные начинаются на улице | Le week-end commence dehors',
    ),
    subtitle: localeTexts(
      'Light shoes, city bikes and everything for a good game | 轻便跑鞋、城市单车和一场好球所需的一切 | 輕量跑鞋、城市單車，還有好球賽所需的一切 | Tênis leves, bicicletas urbanas e tudo para uma boa partida | 가벼운 신발과 자전거, 신나는 한 판을 위한 모든 것 | נעליים קלות, אופני עיר וכל מה שצריך למשחק טוב | Leichte Schuhe, Citybikes und alles für ein gutes Spiel | أحذية خفيفة ودراجات وكل ما تحتاجه لمباراة جيدة | Zapatillas ligeras, bicicletas urbanas y todo para un buen partido | 軽いシューズ、自転車、思いきり遊ぶための道具 | Лёгкие кроссовки, велосипеды и всё для хорошей игры | Chaussures légères, vélos de ville et tout pour un bon match',
    ),
    actionLabel: DISCOVER,
  },
  {
    position: 'index_banner',
    sequence: 4,
    picture: 'banner/beauty',
    type: 1,
    relation: '/list?cpid=110',
    title: localeTexts(
      'Five quiet minutes for yourself | 留五分钟给自己 | 留五分鐘給自己 | Cinco minutos só para você | 나를 위한 조용한 5분 | חמש דקות שקטות לעצמך | Fünf ruhige Minuten nur für dich | خمس دقائق هادئة لك وحدك | Cinco minutos de calma para ti | 自分のための、静かな5分 | Пять спокойных минут для себя | Cinq minutes de calme, rien que pour soi',
    ),
    subtitle: localeTexts(
      'Skincare and colour that feel as good as they look | 护肤与彩妆，好看更好用 | 保養與彩妝，好看也好用 | Cuidados e cores que fazem bem de verdade | 보기 좋고 느낌도 좋은 스킨케어와 컬러 | טיפוח וצבע שנעים להרגיש ולראות | Pflege und Farbe, die sich so gut anfühlen, wie sie aussehen | عناية وألوان جميلة المظهر والملمس | Cuidado y color que se sienten tan bien como se ven | 見た目も使い心地もうれしいスキンケアとメイク | Уход и цвет, которые приятны и коже, и глазу | Soins et couleurs, aussi doux que beaux',
    ),
    actionLabel: DISCOVER,
  },
  {
    position: 'index_banner',
    sequence: 5,
    picture: 'banner/tea-time',
    type: 1,
    relation: '/list?cpid=112',
    title: localeTexts(
      'Put the kettle on | 来，喝杯茶 | 來，喝杯茶 | Hora do chá | 차 한잔의 시간 | שמים מים לתה | Zeit für eine Tasse Tee | حان وقت الشاي | Hora de poner el té | お茶にしましょう | Самое время для чая | L’heure du thé',
    ),
    subtitle: localeTexts(
      'High-mountain oolong, wild honey and cups worth keeping | 高山乌龙、山野蜂蜜和值得珍藏的茶具 | 高山烏龍、野蜜，還有值得珍藏的茶具 | Oolong de altitude, mel silvestre e xícaras para guardar | 고산 우롱차와 야생 꿀, 오래 쓰고 싶은 찻잔 | אולונג הררי, דבש בר וספלים לשנים | Hochland-Oolong, Wildhonig und Tassen fürs Leben | أولونغ الجبال وعسل بري وأكواب تُقتنى | Oolong de altura, miel silvestre y tazas para siempre | 高山烏龍、天然はちみつ、ずっと使いたい茶器 | Высокогорный улун, дикий мёд и чашки на долгие годы | Oolong d’altitude, miel sauvage et tasses à garder',
    ),
    actionLabel: DISCOVER,
  },
];
