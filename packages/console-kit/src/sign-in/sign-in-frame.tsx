import { webConfig } from '@galleria/contract/site/site';
import { Flex, theme } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useConsole } from '../console-context.tsx';
import { LanguageSwitch } from '../frame/language-switch.tsx';
import { Thumbnail } from '../page/thumbnail.tsx';
import { SecondaryText } from '../text/secondary-text.tsx';
import { useCall } from '../use-call.tsx';
import type { SignInDefinition } from './sign-in-definition.ts';

/** The sign-in operations of the console; called only by pages of consoles that have a sign-in. */
export function useSignIn(): SignInDefinition {
  const { signIn } = useConsole().definition;
  if (!signIn) throw new Error('useSignIn: the console has no sign-in');
  return signIn;
}

/** Form fields of refusals about a new password. */
export const PASSWORD_REFUSALS = {
  'password.storeRule': 'passWord',
  'password.registerRule': 'passWord',
  'password.common': 'passWord',
} as const;

interface SignInFrameProps {
  title: string;
  /** Instructions below the title. */
  intro?: ReactNode;
  children: ReactNode;
  /** Links below the card. */
  footer?: ReactNode;
}

const MARK_PX = 36;

/** Frame of the pages before the sign-in: one card on an empty page. */
export function SignInFrame({ title, intro, children, footer }: SignInFrameProps) {
  const { text, definition } = useConsole();
  const { token } = theme.useToken();
  const mall = useCall(webConfig, {}).data;
  useEffect(() => {
    document.title = mall ? `${title} · ${mall.pcCompanyName}` : title;
  }, [title, mall]);
  return (
    <main className="sign-in-page" style={{ background: token.colorBgLayout }}>
      <Flex vertical gap="large" className="sign-in-column">
        <Flex align="center" gap="small">
          <Thumbnail path={mall?.pcTitleImg ?? ''} width={MARK_PX} height={MARK_PX} />
          <Flex vertical style={{ flexGrow: 1, minWidth: 0 }}>
            <strong style={{ color: token.colorText }}>{mall?.pcCompanyName}</strong>
            <SecondaryText>{text(definition.name)}</SecondaryText>
          </Flex>
          <LanguageSwitch />
        </Flex>
        <section
          className="sign-in-card"
          style={{ background: token.colorBgContainer, borderColor: token.colorBorderSecondary }}
        >
          <h1 style={{ color: token.colorTextHeading, fontSize: 22, marginBlock: intro ? '0 4px' : '0 20px' }}>
            {title}
          </h1>
          {intro && (
            <p style={{ marginBlock: '0 1em' }}>
              <SecondaryText>{intro}</SecondaryText>
            </p>
          )}
          {children}
        </section>
        {footer}
      </Flex>
    </main>
  );
}
