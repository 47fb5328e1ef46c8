/** A perceptual colour (Oklab): lightness 0 to 1, green to red, blue to yellow. */
export type Lab = [lightness: number, a: number, b: number];

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Enough steps that neighbouring ones give the same byte or the next. */
const ENCODED_STEPS = 4096;
const ENCODED = Uint8Array.from({ length: ENCODED_STEPS + 1 }, (_, step) => {
  const linear = step / ENCODED_STEPS;
  return Math.round(255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055));
});

/** `#d6342c` → Lab. */
export function hexToLab(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex');
  return bytesToLab(red, green, blue);
}

export function bytesToLab(redByte: number, greenByte: number, blueByte: number): Lab {
  const red = LINEAR[redByte] ?? 0;
  const green = LINEAR[greenByte] ?? 0;
  const blue = LINEAR[blueByte] ?? 0;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** Writes the three bytes of a colour; channels outside sRGB are clamped. */
export function writeLab(data: Uint8Array, at: number, lightness: number, a: number, b: number): void {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  data[at] = encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  data[at + 1] = encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  data[at + 2] = encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
}

function encode(linear: number): number {
  return ENCODED[Math.round(Math.min(1, Math.max(0, linear)) * ENCODED_STEPS)] ?? 0;
}
