import { PicturesInput } from '@galleria/console-kit/form/pictures-input';

interface OnePictureProps {
  id?: string;
  value?: string;
  onChange?: (path: string) => void;
  label: string;
}

/** A picture's path, or empty. */
export function OnePicture({ id, value, onChange, label }: OnePictureProps) {
  return (
    <PicturesInput
      {...(id && { id })}
      max={1}
      aria-label={label}
      value={value ? [value] : []}
      onChange={([path = '']) => onChange?.(path)}
    />
  );
}
