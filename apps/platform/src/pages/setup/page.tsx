import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Problem } from '@galleria/console-kit/page/problem';
import { PASSWORD_REFUSALS, SignInFrame } from '@galleria/console-kit/sign-in/sign-in-frame';
import { useCall } from '@galleria/console-kit/use-call';
import { setUpStaff, staffSetupInfo } from '@galleria/contract/staff/setup';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

/**
 * Opened by the link that the server prints. The token is in the URL fragment, which browsers never send to servers.
 */
export function Component() {
  const text = useText<'platform'>();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1) || '-');
  const [mail, setMail] = useState('');
  const answer = useCall(staffSetupInfo, { token });
  if (answer.error?.reason === 'staff.setupExpired') {
    return (
      <SignInFrame title={text('platformPeople.setupGone')}>
        <Problem icon="problem" action={<Link to="/login">{text('console.signIn.toLogin')}</Link>}>
          {text('platformPeople.setupGoneText')}
        </Problem>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={text('platformPeople.setup')} intro={text('platformPeople.setupText')}>
      <Loaded answer={answer}>
        {() => (
          <ContractForm
            operation={setUpStaff}
            fixed={{ token }}
            fields={{
              name: { label: text('console.invitation.name'), autoComplete: 'name', autoFocus: true },
              mail: { label: text('console.signIn.mail'), autoComplete: 'username' },
              passWord: {
                label: text('console.signIn.newPassword'),
                secret: 'new',
                help: text('console.signIn.strongPasswordRule'),
              },
            }}
            fieldOfRefusal={{ ...PASSWORD_REFUSALS, 'staff.already': 'mail' }}
            submit={text('platformPeople.setupDo')}
            isGuarded={false}
            isWide
            onValues={(values) => setMail(values.mail ?? '')}
            onDone={() => void navigate(`/login?${new URLSearchParams({ userName: mail })}`)}
          />
        )}
      </Loaded>
    </SignInFrame>
  );
}
