import { texts } from '../mall/texts.ts';
import type { Texts } from '../mall/types.ts';

/** Parts of the names of series and stores, so that a large mall has a large vocabulary. */
export const SERIES: readonly Texts[] = `
Alder | 桤木, Amber | 琥珀, Anchor | 铁锚, Aspen | 白杨, Aurora | 极光, Basalt | 玄武, Beacon | 灯塔, Birch | 白桦,
Bramble | 荆棘, Breeze | 微风, Canyon | 峡谷, Cedar | 雪松, Cinder | 余烬, Clover | 三叶, Cobalt | 钴蓝, Comet | 彗星,
Copper | 赤铜, Crane | 白鹤, Crest | 山脊, Dawn | 晨曦, Delta | 三角洲, Dune | 沙丘, Echo | 回声, Ember | 火种,
Falcon | 游隼, Fjord | 峡湾, Flint | 燧石, Garnet | 石榴石, Glacier | 冰川, Grove | 林间, Hazel | 榛果, Heron | 苍鹭,
Horizon | 地平线, Indigo | 靛蓝, Iris | 鸢尾, Ivory | 象牙, Jasper | 碧玉, Juniper | 杜松, Kestrel | 红隼, Lagoon | 泻湖,
Lantern | 灯笼, Laurel | 月桂, Linden | 椴树, Lotus | 莲花, Lunar | 月光, Maple | 红枫, Meadow | 草甸, Meridian | 子午,
Mist | 薄雾, Nimbus | 云雨, Nova | 新星, Oak | 橡树, Ocean | 大洋, Onyx | 玛瑙, Opal | 蛋白石, Orchard | 果园,
Osprey | 鱼鹰, Pebble | 卵石, Pearl | 珍珠, Pine | 青松, Polar | 极地, Prairie | 草原, Quartz | 石英, Quill | 羽笔,
Rain | 细雨, Raven | 渡鸦, Reed | 芦苇, Ridge | 山岭, River | 长河, Rowan | 花楸, Sable | 墨貂, Saffron | 番红,
Sage | 鼠尾草, Sierra | 山脉, Silk | 丝绸, Slate | 板岩, Solar | 日光, Sparrow | 麻雀, Spruce | 云杉, Starling | 椋鸟,
Stone | 磐石, Summit | 峰顶, Swift | 雨燕, Tarn | 山潭, Thistle | 蓟花, Tidal | 潮汐, Topaz | 黄玉, Tundra | 苔原,
Umber | 赭石, Valley | 山谷, Velvet | 丝绒, Vesper | 晚星, Violet | 紫罗兰, Vista | 远景, Walnut | 核桃, Wave | 波浪,
Willow | 柳树, Winter | 冬日, Wren | 鹪鹩, Zenith | 天顶`
  .split(',')
  .map(texts);

export const EDITIONS: readonly Texts[] =
  'Classic | 经典款, Mini | 迷你款, Plus | 加强版, Travel | 旅行装, Studio | 工作室款, Home | 家用款, Pro | 专业版, Lite | 轻量版, Duo | 双件装, Original | 原版'
    .split(',')
    .map(texts);

export const STORE_KINDS: readonly Texts[] =
  'Market | 市集, Studio | 工作室, Works | 工坊, Trading | 商行, Supply | 供应社, House | 之家, Collective | 合作社, Store | 商店'
    .split(',')
    .map(texts);
