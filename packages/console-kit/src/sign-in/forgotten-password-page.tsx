import { isMobile } from '@galleria/domain/accounts/contact';
import { Button, Flex, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { BusyButton } from '../busy-button.tsx';
import { useConsole } from '../console-context.tsx';
import { ContractForm } from '../form/contract-form.tsx';
import { FormRefusal } from '../form/form-refusal.tsx';
import type { SignInDefinition } from './sign-in-definition.ts';
import { PASSWORD_REFUSALS, SignInFrame, useSignIn } from './sign-in-frame.tsx';

/** Sends a code by mail or text message, then sets the new password with that code. */
export function Component() {
  const signIn = useSignIn();
  const { text } = useConsole();
  const navigate = useNavigate();
  const [userName, setUserName] = useState('');
  const [waitSeconds, setWaitSeconds] = useState(0);
  return (
    <SignInFrame
      title={text('console.signIn.forgottenTitle')}
      intro={text(userName ? 'console.signIn.codeSent' : signIn.messages.recovery, { userName })}
      footer={
        <Flex justify="center">
          <Link to="/login">{text('console.signIn.toLogin')}</Link>
        </Flex>
      }
    >
      {userName ? (
        <Flex vertical gap="middle">
          <ContractForm
            operation={signIn.resetPassword}
            fixed={contactOf(userName)}
            fields={{
              validCode: { label: text('console.signIn.code'), autoComplete: 'one-time-code', autoFocus: true },
              passWord: {
                label: text('console.signIn.newPassword'),
                secret: 'new',
                help: text(signIn.messages.passwordRule),
              },
            }}
            fieldOfRefusal={{ 'code.wrong': 'validCode', ...PASSWORD_REFUSALS }}
            submit={text('console.signIn.setPassword')}
            isGuarded={false}
            isWide
            onDone={() => void navigate(`/login?${new URLSearchParams({ userName })}`)}
          />
          <ResendButton waitSeconds={waitSeconds} onResend={() => setUserName('')} />
        </Flex>
      ) : (
        <ContactForm
          signIn={signIn}
          onSent={(name, seconds) => {
            setUserName(name);
            setWaitSeconds(seconds);
          }}
        />
      )}
    </SignInFrame>
  );
}

/** The operations have two fields for a contact; the form has one. */
function contactOf(userName: string): { mail: string } | { mobile: string } {
  return isMobile(userName) ? { mobile: userName } : { mail: userName };
}

interface ContactFormProps {
  signIn: SignInDefinition;
  onSent: (userName: string, resendSeconds: number) => void;
}

function ContactForm({ signIn, onSent }: ContactFormProps) {
  const { text, call } = useConsole();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const required = { required: true, whitespace: true, message: text('console.form.required') };

  async function send({ userName }: { userName: string }) {
    setBusy(true);
    const name = userName.trim();
    const answer = await call(signIn.sendRecoveryCode, contactOf(name));
    setBusy(false);
    if (answer.ok) onSent(name, answer.data.resendSeconds);
    else setProblem(answer.message || text('console.networkFailed'));
  }

  return (
    <Form layout="vertical" requiredMark={false} onFinish={send}>
      <Form.Item name="userName" label={text(signIn.messages.userName)} rules={[required]} validateTrigger="onSubmit">
        <Input autoComplete="username" autoFocus />
      </Form.Item>
      <FormRefusal message={problem} />
      <BusyButton type="primary" htmlType="submit" block busy={busy}>
        {text('console.signIn.sendCode')}
      </BusyButton>
    </Form>
  );
}

function ResendButton({ waitSeconds, onResend }: { waitSeconds: number; onResend: () => void }) {
  const { text } = useConsole();
  const [left, setLeft] = useState(waitSeconds);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <Button type="link" disabled={left > 0} onClick={onResend}>
      {left > 0 ? text('console.signIn.resendIn', { seconds: left }) : text('console.signIn.resend')}
    </Button>
  );
}
