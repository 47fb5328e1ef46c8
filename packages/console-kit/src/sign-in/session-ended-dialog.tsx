import { useQueryClient } from '@tanstack/react-query';
import { Modal, Typography } from 'antd';
import { useConsole, useText } from '../console-context.tsx';
import { LoginForm } from './login-form.tsx';
import type { Person, SignInDefinition } from './sign-in-definition.ts';

interface SessionEndedDialogProps {
  signIn: SignInDefinition;
  /** The person whose session has ended. */
  person: Person;
  onSignedIn: () => void;
}

/** Signs in again in a dialog above the page, which stays mounted: unsaved input can still be sent. */
export default function SessionEndedDialog({ signIn, person, onSignedIn }: SessionEndedDialogProps) {
  const text = useText();
  const { call } = useConsole();
  const queries = useQueryClient();

  /** A new session opens the store that the person joined first, but the page may show another one. */
  async function resume() {
    const answer = await call(signIn.person, {});
    if (!answer.ok || answer.data.mail !== person.mail) return location.reload();
    if (signIn.switchStore && person.store && answer.data.store?.storeId !== person.store.storeId) {
      const switched = await call(signIn.switchStore, { storeId: person.store.storeId });
      if (!switched.ok) return location.reload();
    }
    await queries.invalidateQueries();
    onSignedIn();
  }

  return (
    <Modal
      open
      title={text('console.signIn.ended')}
      footer={null}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <Typography.Paragraph type="secondary">{text('console.signIn.endedText')}</Typography.Paragraph>
      <LoginForm signIn={signIn} userName={person.mail} onSignedIn={() => void resume()} />
      <Typography.Link href={`${useConsole().definition.base}login`}>
        {text('console.signIn.otherAccount')}
      </Typography.Link>
    </Modal>
  );
}
