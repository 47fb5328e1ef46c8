import type { OutputOf } from '@galleria/contract/operation';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useConsole } from '../console-context.tsx';
import { ContractForm } from '../form/contract-form.tsx';
import { Loaded } from '../page/loaded.tsx';
import { Problem } from '../page/problem.tsx';
import { useRoleName } from '../text/role-name.tsx';
import { useCall } from '../use-call.tsx';
import type { SignInDefinition } from './sign-in-definition.ts';
import { PASSWORD_REFUSALS, SignInFrame, useSignIn } from './sign-in-frame.tsx';

/** Opened by the link in the mail. The token is in the URL's fragment, which browsers do not send to servers. */
export function Component() {
  const signIn = useSignIn();
  const { text } = useConsole();
  const { hash } = useLocation();
  // Kept in state, not read from the URL: the invitation is gone once accepted, but the page still shows its store.
  const [token] = useState(hash.slice(1));
  const answer = useCall(signIn.invitationInfo, { token });
  if (!token || (!answer.data && answer.error?.reason === 'invitation.notFound')) {
    return (
      <SignInFrame title={text('console.invitation.gone')}>
        <Problem icon="problem" action={<Link to="/login">{text('console.signIn.toLogin')}</Link>}>
          {text(signIn.messages.gone)}
        </Problem>
      </SignInFrame>
    );
  }
  const storeName = answer.data?.storeName;
  return (
    <SignInFrame
      title={storeName ? text('console.invitation.title', { store: storeName }) : text('console.invitation.loading')}
    >
      <Loaded answer={answer}>{(invitation) => <AcceptForm {...{ signIn, token, invitation }} />}</Loaded>
    </SignInFrame>
  );
}

interface AcceptFormProps {
  signIn: SignInDefinition;
  token: string;
  invitation: OutputOf<SignInDefinition['invitationInfo']>;
}

function AcceptForm({ signIn, token, invitation: { role, mail, hasAccount } }: AcceptFormProps) {
  const { text } = useConsole();
  const navigate = useNavigate();
  const values = { role: useRoleName()(role), mail };
  const onDone = () => void navigate(`/login?${new URLSearchParams({ userName: mail })}`);
  const shared = {
    fixed: { token },
    submit: text(signIn.messages.accept),
    isGuarded: false,
    isWide: true,
    onDone,
  };
  if (hasAccount) {
    return (
      <>
        <p>{text('console.invitation.known', values)}</p>
        <ContractForm
          operation={signIn.acceptInvitation}
          fields={{ passWord: { label: text('console.signIn.password'), secret: 'current', autoFocus: true } }}
          fieldOfRefusal={{ 'password.wrong': 'passWord' }}
          {...shared}
        />
      </>
    );
  }
  return (
    <>
      <p>{text('console.invitation.new', values)}</p>
      <ContractForm
        operation={signIn.acceptInvitation}
        fields={{
          name: { label: text('console.invitation.name'), autoComplete: 'name', autoFocus: true, isRequired: true },
          passWord: {
            label: text('console.signIn.newPassword'),
            secret: 'new',
            help: text(signIn.messages.passwordRule),
          },
        }}
        fieldOfRefusal={PASSWORD_REFUSALS}
        {...shared}
      />
    </>
  );
}
