import { localeTexts } from './locale-texts.ts';
import type { Banner } from './types.ts';

export const advertBanners: Banner[] = [
  {
    position: 'index_flash_banner',
    sequence: 1,
    picture: 'advert/flash',
    type: 1,
    relation: '/flash-sale',
    title: localeTexts(
      'A new round every two hours | 每两小时上新一场 | 每兩小時一場 | Uma nova rodada a cada duas horas | 두 시간마다 새로운 특가 | סבב חדש כל שעתיים | Alle zwei Stunden eine neue Runde | جولة جديدة كل ساعتين | Una nueva ronda cada dos horas | 2時間ごとに新しいセール | Новый раунд каждые два часа | Une nouvelle vague toutes les deux heures',
    ),
    subtitle: localeTexts(
      'Small quantities, short clocks, real prices | 数量有限，限时抢购，实在低价 | 數量有限，限時搶購，價格實在 | Poucas unidades, pouco tempo, preço de verdade | 적은 수량, 짧은 시간, 정직한 가격 | כמויות קטנות, זמן קצר, מחירים אמיתיים | Kleine Mengen, kurze Zeit, ehrliche Preise | كميات قليلة ووقت قصير وأسعار حقيقية | Pocas unidades, poco tiempo, precios reales | 数量わずか、時間もわずか、うれしい価格 | Мало штук, мало времени, честные цены | Petites quantités, peu de temps, vrais prix',
    ),
    actionLabel: localeTexts(
      'To the flash sale | 去抢购 | 去搶購 | Ver ofertas-relâmpago | 타임세일 가기 | למבצע הבזק | Zum Blitzangebot | إلى العروض الخاطفة | Ir a la venta flash | タイムセールへ | К молниеносной распродаже | Voir la vente flash',
    ),
  },
  {
    position: 'index_group_banner',
    sequence: 1,
    picture: 'advert/group',
    type: 1,
    relation: '/group-buy',
    title: localeTexts(
      'Cheaper together | 一起拼，更划算 | 一起團，更划算 | Juntos sai mais barato | 함께 사면 더 저렴하게 | ביחד זה זול יותר | Zusammen günstiger | معًا أرخص | Juntos sale mejor | みんなで買えば、もっとお得 | Вместе дешевле | À plusieurs, c’est moins cher',
    ),
    subtitle: localeTexts(
      'Bring one friend and the group price is yours | 叫上一位好友，即享拼团价 | 揪一位好友，就享團購價 | Traga um amigo e garanta o preço de grupo | 친구 한 명만 모이면 공동구매가 적용 | מביאים חבר אחד ומקבלים מחיר קבוצה | Mit einer Freundin oder einem Freund gilt der Gruppenpreis | أحضر صديقًا واحدًا واحصل على سعر المجموعة | Trae a alguien más y el precio de grupo es tuyo | お友だちを1人誘うだけで共同購入価格に | Позовите друга и купите по групповой цене | Invitez un proche et profitez du prix de groupe',
    ),
    actionLabel: localeTexts(
      'Start a group | 发起拼团 | 立即開團 | Começar um grupo | 공동구매 시작 | לפתוח קבוצה | Gruppe starten | ابدأ مجموعة | Crear un grupo | グループをつくる | Собрать группу | Lancer un groupe',
    ),
  },
  {
    position: 'index_hot_banner',
    sequence: 1,
    picture: 'advert/hot',
    type: 1,
    relation: '/list?st=0&sort=2',
    title: localeTexts(
      'What everybody takes home this week | 本周大家都在买 | 本週大家都在買 | O que todo mundo está levando esta semana | 이번 주 모두가 고른 상품 | מה כולם קונים השבוע | Was diese Woche alle mitnehmen | الأكثر مبيعًا هذا الأسبوع | Lo que todos se llevan esta semana | 今週みんなが選んだもの | Что все покупают на этой неделе | Ce que tout le monde emporte cette semaine',
    ),
    subtitle: localeTexts(
      'Best sellers, rated by people who own them | 热销好物，真实买家评价 | 熱銷好物，真實買家評價 | Mais vendidos, avaliados por quem comprou | 실제 구매자가 평가한 베스트셀러 | רבי־מכר, בדירוג של מי שקנו | Bestseller, bewertet von echten Käufern | الأكثر رواجًا بتقييم من اشتروها | Los más vendidos, según quienes los tienen | 購入者が選ぶベストセラー | Хиты продаж с оценками покупателей | Meilleures ventes, notées par ceux qui les ont',
    ),
    actionLabel: localeTexts(
      'See best sellers | 查看热销 | 看熱銷榜 | Ver mais vendidos | 베스트 보기 | לרבי־המכר | Bestseller ansehen | عرض الأكثر مبيعًا | Ver los más vendidos | ベストセラーを見る | Смотреть хиты | Voir les meilleures ventes',
    ),
  },
  {
    position: 'index_hot_banner',
    sequence: 2,
    picture: 'advert/stores',
    type: 1,
    relation: '/shop-list?type=1',
    title: localeTexts(
      'Stores we would shop at ourselves | 我们自己也会逛的店 | 我們自己也會逛的店 | Lojas em que nós mesmos compramos | 우리가 직접 찾는 상점 | חנויות שגם אנחנו קונים בהן | Läden, in denen wir selbst einkaufen | متاجر نتسوق منها نحن أيضًا | Tiendas donde compraríamos nosotros | わたしたちも通いたいお店 | Магазины, где мы сами бы покупали | Les boutiques où nous irions nous-mêmes',
    ),
    subtitle: localeTexts(
      'Hand-picked sellers with fast, friendly service | 精选商家，服务快捷贴心 | 精選商家，服務快速親切 | Vendedores escolhidos a dedo, atendimento rápido e gentil | 빠르고 친절한 엄선 판매자 | מוכרים שנבחרו בקפידה, שירות מהיר ואדיב | Ausgewählte Händler mit schnellem, freundlichem Service | بائعون مختارون بخدمة سريعة وودودة | Vendedores elegidos a mano, con atención rápida y amable | 対応が早くてやさしい、厳選ストア | Отобранные продавцы с быстрым и добрым сервисом | Des vendeurs choisis, un service rapide et aimable',
    ),
    actionLabel: localeTexts(
      'Visit the stores | 去逛逛 | 去逛逛 | Visitar as lojas | 상점 둘러보기 | לחנויות | Läden besuchen | زيارة المتاجر | Visitar las tiendas | お店を見る | В магазины | Voir les boutiques',
    ),
  },
];
