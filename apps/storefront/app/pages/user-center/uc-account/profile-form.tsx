import type { userInfo } from '@galleria/contract/accounts/profile';
import type { OutputOf } from '@galleria/contract/operation';
import { NICK_NAME_LIMIT } from '@galleria/domain/accounts/contact';
import { type FormEvent, useEffect, useState } from 'react';
import { useBlocker, useRevalidator } from 'react-router';
import { CheckedForm, FormEnd } from '../../../forms/checked-form.tsx';
import { readValues } from '../../../forms/define-form.ts';
import type { FormValues } from '../../../forms/form-state.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useText } from '../../../messages/messages.tsx';
import { ChoiceRow } from '../../../ui/fields/choice-row.tsx';
import { Field, TextInput } from '../../../ui/fields/field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { profileForm } from './account-forms.ts';

type Person = OutputOf<typeof userInfo>;

export function ProfileForm({ person, today }: { person: Person; today: string }) {
  const text = useText();
  const { revalidate } = useRevalidator();
  const [isChanged, setChanged] = useState(false);
  const form = useForm(profileForm, {
    name: 'profile',
    onDone() {
      setChanged(false);
      toast.success(text('profile.saved'));
      // The shell shows the name too.
      revalidate();
    },
  });
  const values = { nickName: person.nickName, sex: person.sex, birthDate: person.birthDate, ...form.values };
  const genders = [
    { value: '', label: text('profile.account.notSaid') },
    { value: 'M', label: text('profile.account.male') },
    { value: 'F', label: text('profile.account.female') },
  ];

  function compare(event: FormEvent<HTMLFormElement>) {
    form.props.onInput(event);
    setChanged(differs(readValues(profileForm, new FormData(event.currentTarget)), person));
  }

  return (
    <CheckedForm
      form={{ ...form, props: { ...form.props, onInput: compare } }}
      label={text('profile.account.profile')}
      className="flex w-full max-w-md flex-col gap-5"
    >
      <input type="hidden" name={form.field('today').name} value={today} />
      <Field
        label={text('profile.account.nickName')}
        hint={text('profile.account.nickNameHint', { limit: NICK_NAME_LIMIT })}
        error={form.errorOf('nickName')}
      >
        {(wires) => (
          <TextInput
            name={form.field('nickName').name}
            defaultValue={values.nickName}
            autoComplete="nickname"
            dir="auto"
            {...wires}
          />
        )}
      </Field>
      <ChoiceRow
        name={form.field('sex').name}
        label={text('profile.account.gender')}
        choices={genders}
        defaultValue={values.sex}
      />
      <Field label={text('profile.account.birthDate')} error={form.errorOf('birthDate')}>
        {(wires) => (
          <TextInput
            type="date"
            name={form.field('birthDate').name}
            min="1900-01-01"
            max={today}
            defaultValue={values.birthDate}
            autoComplete="bday"
            className="max-w-56"
            {...wires}
          />
        )}
      </Field>
      <FormEnd form={form} submitLabel={text('profile.save')} doneText={text('profile.account.saved')}>
        {isChanged && !form.busy && <p className="text-ink-soft text-sm">{text('profile.account.unsaved')}</p>}
      </FormEnd>
      <UnsavedGuard when={isChanged && !form.busy} />
    </CheckedForm>
  );
}

function differs(typed: FormValues<keyof typeof profileForm.fields>, { nickName, sex, birthDate }: Person): boolean {
  return typed.nickName !== nickName || typed.sex !== sex || typed.birthDate !== birthDate;
}

/** Asks before unsaved changes are lost, by a link within the mall or by closing the page. */
function UnsavedGuard({ when }: { when: boolean }) {
  const text = useText();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return when && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    if (!when) return;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeaving);
    return () => removeEventListener('beforeunload', confirmLeaving);
  }, [when]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={text('profile.account.leaveTitle')}
      consequence={text('profile.account.leaveText')}
      confirmLabel={text('profile.account.leave')}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    />
  );
}
