import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useText } from '../../words/words.tsx';

export function FieldSamples() {
  const text = useText();
  const email = text('ui.galleryEmail');
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-6">
      <Field label={text('ui.galleryName')}>{(wires) => <TextInput autoComplete="name" {...wires} />}</Field>
      <Field label={email} hint={text('ui.galleryEmailHint')}>
        {(wires) => <TextInput type="email" autoComplete="email" dir="ltr" {...wires} />}
      </Field>
      <Field label={email} hint={text('ui.galleryEmailHint')} error={text('ui.galleryEmailError')}>
        {(wires) => <TextInput type="email" dir="ltr" defaultValue="buyer.galleria.test" {...wires} />}
      </Field>
    </div>
  );
}
