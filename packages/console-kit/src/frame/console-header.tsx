import { webConfig } from '@galleria/contract/site';
import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { Button, Flex, Layout, Typography, theme } from 'antd';
import { useText } from '../console-context.tsx';
import { Icon } from '../icon.tsx';
import { MallLink } from '../mall-link.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { useCall } from '../use-call.tsx';
import { LanguageSwitch } from './language-switch.tsx';

interface ConsoleHeaderProps {
  /** Of the console. */
  name: string;
  /** Given where the menu is out of sight. */
  onOpenMenu: (() => void) | undefined;
}

const MARK_PX = 28;

export function ConsoleHeader({ name, onOpenMenu }: ConsoleHeaderProps) {
  const text = useText();
  const { token } = theme.useToken();
  const mall = useCall(webConfig, {}).data;
  const look = {
    background: token.colorBgContainer,
    borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
    paddingInline: token.padding,
    lineHeight: token.lineHeight,
  };
  return (
    <Layout.Header style={look}>
      <Flex align="center" gap="small" style={{ height: '100%' }}>
        {onOpenMenu && (
          <Button type="text" icon={<Icon name="menu" />} aria-label={text('console.menu')} onClick={onOpenMenu} />
        )}
        {mall?.pcTitleImg && (
          <>
            <link rel="icon" href={pictureUrl(mall.pcTitleImg, MARK_PX)} />
            <Thumbnail path={mall.pcTitleImg} width={MARK_PX} height={MARK_PX} />
          </>
        )}
        <Flex vertical style={{ flexGrow: 1, minWidth: 0 }}>
          <Typography.Text strong ellipsis>
            {mall?.pcCompanyName}
          </Typography.Text>
          <Typography.Text type="secondary" ellipsis style={{ fontSize: token.fontSizeSM }}>
            {name}
          </Typography.Text>
        </Flex>
        <LanguageSwitch />
        <MallLink to="/">{text('console.toTheMall')}</MallLink>
      </Flex>
    </Layout.Header>
  );
}
