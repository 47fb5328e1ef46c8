export type ButtonTone = 'solid' | 'brand' | 'outline' | 'quiet' | 'picture';
export type ButtonSize = 'medium' | 'small';

const TONES: Record<ButtonTone, string> = {
  solid: 'bg-ink text-paper hover:bg-ink/85',
  brand: 'bg-brand text-on-brand hover:brightness-95',
  outline: 'border border-edge bg-mist text-ink hover:border-ink',
  quiet: 'text-ink hover:bg-well',
  picture: 'bg-on-picture text-white hover:bg-on-picture/85',
};

const SIZES: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-5 py-2.5',
  // Larger targets for touch.
  small: 'min-h-11 px-3.5 py-1.5 md:min-h-9',
};

/** Classes of buttons, and of links that look like buttons. */
export function buttonClass(tone: ButtonTone, size: ButtonSize): string {
  return `relative inline-flex items-center justify-center gap-2 rounded-control text-sm font-semibold transition-[background-color,border-color,transform] active:scale-[0.98] aria-disabled:cursor-default aria-disabled:opacity-50 disabled:opacity-50 ${TONES[tone]} ${SIZES[size]}`;
}
