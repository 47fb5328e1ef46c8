import { PicturesInput } from '@galleria/console-kit/form/inputs/pictures-input';

interface OnePictureInputProps {
  id?: string;
  /** The path, or nothing. */
  value?: string;
  onChange?: (path: string) => void;
  'aria-label': string;
}

/** At most one picture: its path, or empty. */
export function OnePictureInput({ value = '', onChange, ...given }: OnePictureInputProps) {
  return (
    <PicturesInput
      {...given}
      max={1}
      value={value === '' ? [] : [value]}
      onChange={([path = '']) => onChange?.(path)}
    />
  );
}
