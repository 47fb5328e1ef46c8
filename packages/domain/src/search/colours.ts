import type { LocaleTexts } from '../site/locales.ts';
import { fold } from './fold.ts';
import { colourMark } from './marks.ts';

/**
 * Shoppers' words for each colour, in the mall's languages and all forms of the adjective. Words that also name a thing
 * (cream, rose, 粉) are left out. An option may be called `Midnight navy`; its swatch makes it searchable as blue in
 * every language.
 */
const COLOUR_WORDS = {
  black:
    'black 黑色 黑 schwarz schwarze schwarzer schwarzes schwarzen noir noire noirs noires negro negra negros negras preto preta pretos pretas черный черная черное черные أسود سوداء שחור שחורה 黒 黒い 黒色 ブラック 검정 검정색 검은색 블랙',
  white:
    'white 白色 白 weiss weisse weisser weisses weissen blanc blanche blancs blanches blanco blanca blancos blancas branco branca brancos brancas белый белая белое белые أبيض بيضاء לבן לבנה 白い ホワイト 흰색 하얀색 화이트',
  grey: 'grey gray 灰色 灰 银色 銀色 银 silver silbern grau graue grauer graues gris grises cinza prata серый серая серое серые серебристый رمادي فضي אפור 灰 グレー シルバー 회색 은색 그레이 실버',
  red: 'red 红色 红 紅色 紅 rot rote roter rotes roten rouge rouges rojo roja rojos rojas vermelho vermelha vermelhos красный красная красное красные أحمر حمراء אדום אדומה 赤 赤い 赤色 レッド 빨강 빨간색 레드',
  orange:
    'orange 橙色 橘色 naranja laranja оранжевый оранжевая оранжевые برتقالي כתום כתומה オレンジ 주황 주황색 오렌지',
  yellow:
    'yellow 黄色 黄 黃色 黃 gelb gelbe gelber gelbes jaune jaunes amarillo amarilla amarillos amarelo amarela желтый желтая желтые أصفر صفراء צהוב צהובה 黄色い イエロー 노랑 노란색 옐로우',
  green:
    'green 绿色 绿 綠色 綠 grun grune gruner grunes vert verte verts vertes verde verdes зеленый зеленая зеленые أخضر خضراء ירוק ירוקה 緑 緑色 グリーン 초록 초록색 녹색 그린',
  turquoise:
    'turquoise teal cyan 青色 青 湖蓝 turkis petrol turquesa бирюзовый бирюзовая تركواز טורקיז ターコイズ 청록 청록색',
  blue: 'blue 蓝色 蓝 藍色 藍 blau blaue blauer blaues blauen bleu bleue bleus bleues azul azules azuis синий синяя синие голубой أزرق زرقاء כחול כחולה 青い ブルー 파랑 파란색 블루',
  purple:
    'purple violet 紫色 紫 lila violett violette violet violette violets morado morada morados roxo roxa roxos фиолетовый фиолетовая фиолетовые بنفسجي أرجواني סגול סגולה パープル 보라 보라색 퍼플',
  pink: 'pink 粉色 粉红色 粉红 粉紅色 粉紅 rosa розовый розовая розовые وردي ורוד ורודה ピンク 桃色 분홍 분홍색 핑크',
  brown:
    'brown 棕色 棕 褐色 褐 咖啡色 braun braune brauner braunes marron brun brune bruns marron marrones castanho marrom коричневый коричневая коричневые بني بنية חום חומה 茶色 ブラウン 갈색 브라운',
  beige: 'beige 米色 米白色 杏色 beis bege бежевый бежевая бежевые بيج בז׳ ベージュ 베이지 베이지색',
} as const;

type Colour = keyof typeof COLOUR_WORDS;

const BY_WORD = new Map(
  Object.entries(COLOUR_WORDS).flatMap(([colour, words]) =>
    words.split(' ').map((word) => [fold(word), colour as Colour] as const),
  ),
);

/** The colour that a word in any language names. */
export function colourOf(word: string): Colour | undefined {
  return BY_WORD.get(fold(word));
}

interface ColouredOption {
  readonly name: LocaleTexts;
  readonly values: readonly { readonly text: LocaleTexts; readonly swatch: string }[];
}

/** Index words for the colours of a product's options. */
export function colourMarks(options: readonly ColouredOption[]): string[] {
  const colours = options.flatMap(({ values }) => values.flatMap(({ swatch }) => colourOfSwatch(swatch) ?? []));
  return [...new Set(colours)].map(colourMark);
}

const SWATCH = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** The colour that most people would call a swatch; undefined when the text is not a swatch. */
export function colourOfSwatch(swatch: string): Colour | undefined {
  const channels = swatch.match(SWATCH)?.slice(1);
  if (!channels) return undefined;
  const { hue, saturation, lightness } = hslOf(channels.map((channel) => Number.parseInt(channel, 16) / 255));
  if (lightness < 0.14 || (lightness < 0.25 && saturation < 0.2)) return 'black';
  if (lightness > 0.94 || (lightness > 0.88 && saturation < 0.35)) return 'white';
  if (saturation < 0.13) return 'grey';
  if (hue < 45 && hue >= 15 && lightness > 0.7 && saturation < 0.7) return 'beige';
  if (hue < 45 && hue >= 8 && (lightness < 0.4 || (lightness < 0.5 && saturation < 0.5))) return 'brown';
  if ((hue >= 330 || hue < 8) && lightness > 0.7) return 'pink';
  return HUES.find(([end]) => hue < end)?.[1];
}

/** The end of each hue's range, in degrees. */
const HUES: readonly (readonly [end: number, colour: Colour])[] = [
  [8, 'red'],
  [40, 'orange'],
  [66, 'yellow'],
  [165, 'green'],
  [192, 'turquoise'],
  [256, 'blue'],
  [295, 'purple'],
  [345, 'pink'],
  [361, 'red'],
];

function hslOf([red = 0, green = 0, blue = 0]: readonly number[]) {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, spread] = [(most + least) / 2, most - least];
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sector =
    most === red ? (green - blue) / spread : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  return { hue: (sector * 60 + 360) % 360, saturation, lightness };
}
