import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { useText } from '../console-context.tsx';
import { ContractForm } from '../form/contract-form.tsx';
import type { SignInDefinition } from './sign-in-definition.ts';

interface LoginFormProps {
  signIn: SignInDefinition;
  userName?: string;
  onSignedIn: () => void;
}

/** Name and password, then a code if the account has a second factor. */
export function LoginForm({ signIn, userName, onSignedIn }: LoginFormProps) {
  const text = useText();
  const [secondFactorToken, setSecondFactorToken] = useState('');
  if (secondFactorToken) {
    return (
      <Flex vertical gap="middle">
        <Alert type="info" title={text('console.signIn.codeText')} />
        <ContractForm
          operation={signIn.verifyLogin}
          fixed={{ secondFactorToken }}
          fields={{ code: { label: text('console.signIn.code'), autoComplete: 'one-time-code', autoFocus: true } }}
          fieldOfRefusal={{ 'totp.wrong': 'code' }}
          submit={text('console.signIn.submit')}
          isGuarded={false}
          isWide
          onDone={onSignedIn}
        />
        <Button type="link" onClick={() => setSecondFactorToken('')}>
          {text('console.back')}
        </Button>
      </Flex>
    );
  }
  return (
    <ContractForm
      operation={signIn.login}
      fields={{
        userName: { label: text(signIn.messages.userName), autoComplete: 'username', autoFocus: !userName },
        passWord: { label: text('console.signIn.password'), secret: 'current', autoFocus: Boolean(userName) },
      }}
      initial={userName === undefined ? undefined : { userName }}
      submit={text('console.signIn.submit')}
      isGuarded={false}
      isWide
      onDone={(answer) => (answer.secondFactorToken ? setSecondFactorToken(answer.secondFactorToken) : onSignedIn())}
    />
  );
}
