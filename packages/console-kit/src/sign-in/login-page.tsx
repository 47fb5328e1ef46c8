import { ownPath } from '@galleria/domain/site/own-path';
import { useQueryClient } from '@tanstack/react-query';
import { Flex } from 'antd';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useConsole } from '../console-context.tsx';
import { MallLink } from '../page/mall-link.tsx';
import { LoginForm } from './login-form.tsx';
import { SignInFrame, useSignIn } from './sign-in-frame.tsx';

export function Component() {
  const signIn = useSignIn();
  const { text } = useConsole();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();

  async function openConsole() {
    // Data that an earlier person loaded in this tab is not for the next one.
    queries.clear();
    await navigate(ownPath(address.get('returnTo'), location.origin) ?? '/', { replace: true });
  }

  return (
    <SignInFrame
      title={text('console.signIn.title')}
      footer={
        <Flex justify="space-between" gap="middle" wrap>
          <Link to="/forgotten-password">{text('console.signIn.forgotten')}</Link>
          {signIn.application && <MallLink to={signIn.application.path}>{text(signIn.application.label)}</MallLink>}
        </Flex>
      }
    >
      <LoginForm
        signIn={signIn}
        userName={address.get('userName') ?? undefined}
        onSignedIn={() => void openConsole()}
      />
    </SignInFrame>
  );
}
