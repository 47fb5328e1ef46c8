import { localeTexts } from './locale-texts.ts';
import type { HotSearch } from './types.ts';

/** Title and search text differ where a shorter keyword finds more. */
export const hotSearches: HotSearch[] = [
  goods(
    'Wireless headphones | 无线耳机 | 無線耳機 | Fones sem fio | 무선 헤드폰 | אוזניות אלחוטיות | Kabellose Kopfhörer | سماعات لاسلكية | Auriculares inalámbricos | ワイヤレスヘッドホン | Беспроводные наушники | Casques sans fil',
    'headphones | 耳机 | 耳機 | fones | 헤드폰 | אוזניות | Kopfhörer | سماعات | auriculares | ヘッドホン | наушники | casque',
  ),
  goods(
    'Trail shoes | 越野跑鞋 | 越野跑鞋 | Tênis de trilha | 트레일 러닝화 | נעלי שטח | Trailschuhe | أحذية جري جبلي | Zapatillas de trail | トレイルシューズ | Обувь для трейла | Chaussures de trail',
    'trail | 越野 | 越野 | trilha | 트레일 | שטח | Trail | جبلي | trail | トレイル | трейл | trail',
  ),
  goods(
    'Oolong tea | 乌龙茶 | 烏龍茶 | Chá oolong | 우롱차 | תה אולונג | Oolong-Tee | شاي أولونغ | Té oolong | 烏龍茶 | Чай улун | Thé oolong',
    'oolong | 乌龙 | 烏龍 | oolong | 우롱 | אולונג | Oolong | أولونغ | oolong | 烏龍茶 | улун | oolong',
  ),
  goods(
    'Desk lamp | 台灯 | 檯燈 | Luminária de mesa | 책상 스탠드 | מנורת שולחן | Schreibtischlampe | مصباح مكتب | Lámpara de escritorio | デスクライト | Настольная лампа | Lampe de bureau',
    'lamp | 灯 | 燈 | luminária | 스탠드 | מנורה | Lampe | مصباح | lámpara | ライト | лампа | lampe',
  ),
  goods(
    'City bikes | 城市自行车 | 城市單車 | Bicicletas urbanas | 시티 바이크 | אופני עיר | Citybikes | دراجات مدينة | Bicicletas urbanas | シティサイクル | Городские велосипеды | Vélos de ville',
    'bike | 自行车 | 單車 | bicicleta | 자전거 | אופניים | Fahrrad | دراجة | bicicleta | 自転車 | велосипед | vélo',
  ),
  goods(
    'Dark chocolate | 黑巧克力 | 黑巧克力 | Chocolate amargo | 다크 초콜릿 | שוקולד מריר | Zartbitterschokolade | شوكولاتة داكنة | Chocolate negro | ダークチョコレート | Тёмный шоколад | Chocolat noir',
    'chocolate | 巧克力 | 巧克力 | chocolate | 초콜릿 | שוקולד | Schokolade | شوكولاتة | chocolate | チョコレート | шоколад | chocolat',
  ),
  goods(
    'Day packs | 日用双肩包 | 日用後背包 | Mochilas para o dia a dia | 데이팩 | תרמילי יום | Tagesrucksäcke | حقائب ظهر يومية | Mochilas de diario | デイパック | Городские рюкзаки | Sacs à dos de ville',
    'backpack | 双肩包 | 後背包 | mochila | 백팩 | תרמיל | Rucksack | حقيبة ظهر | mochila | リュック | рюкзак | sac à dos',
  ),
  goods(
    'House plants | 室内绿植 | 室內植栽 | Plantas de interior | 실내 식물 | צמחי בית | Zimmerpflanzen | نباتات منزلية | Plantas de interior | 観葉植物 | Комнатные растения | Plantes d’intérieur',
    'plant | 绿植 | 植栽 | planta | 식물 | צמח | Pflanze | نبات | planta | 植物 | растение | plante',
  ),
  stores(
    'Galleria Select | Galleria 自营 | Galleria 自營 | Galleria Select | 갤러리아 셀렉트 | Galleria Select | Galleria Select | غاليريا المختارة | Galleria Select | ガレリアセレクト | Galleria Select | Galleria Select',
    'Galleria | Galleria | Galleria | Galleria | Galleria | Galleria | Galleria | Galleria | Galleria | Galleria | Galleria | Galleria',
  ),
  stores(
    'Sound studios | 音响店 | 音響店 | Lojas de áudio | 오디오 전문점 | חנויות סאונד | Audio-Shops | متاجر صوتيات | Tiendas de audio | オーディオショップ | Магазины аудиотехники | Boutiques audio',
    'audio | 音频 | 音響 | áudio | 오디오 | אודיו | Audio | صوت | audio | オーディオ | аудио | audio',
  ),
  stores(
    'Tea houses | 茶庄 | 茶行 | Casas de chá | 찻집 | בתי תה | Teehäuser | بيوت الشاي | Casas de té | お茶専門店 | Чайные лавки | Maisons de thé',
    'tea | 茶 | 茶 | chá | 차 | תה | Tee | شاي | té | 茶 | чай | thé',
  ),
  stores(
    'Outdoor shops | 户外店 | 戶外用品店 | Lojas de outdoor | 아웃도어 매장 | חנויות טיולים | Outdoor-Läden | متاجر الرحلات | Tiendas de montaña | アウトドアショップ | Магазины для походов | Boutiques outdoor',
    'outdoor | 户外 | 戶外 | outdoor | 아웃도어 | טיולים | Outdoor | رحلات | montaña | アウトドア | поход | outdoor',
  ),
];

function goods(title: string, content: string): HotSearch {
  return { type: 'goods', title: localeTexts(title), content: localeTexts(content) };
}

function stores(title: string, content: string): HotSearch {
  return { type: 'stores', title: localeTexts(title), content: localeTexts(content) };
}
