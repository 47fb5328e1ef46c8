import { PicturesInput } from '@galleria/console-kit/form/inputs/pictures-input';

interface OnePictureInputProps {
  id?: string;
  value?: string;
  onChange?: (path: string) => void;
  'aria-label': string;
}

/** An input for at most one picture: its value is the path, or an empty string. */
export function OnePictureInput({ value = '', onChange, ...rest }: OnePictureInputProps) {
  return (
    <PicturesInput {...rest} max={1} value={value === '' ? [] : [value]} onChange={([path = '']) => onChange?.(path)} />
  );
}
