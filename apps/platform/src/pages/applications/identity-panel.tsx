import { BusyButton } from '@galleria/console-kit/busy-button';
import { useText } from '@galleria/console-kit/console-context';
import { Panel } from '@galleria/console-kit/page/panel';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { applicationIdentity } from '@galleria/contract/stores/staff-applications';
import { IDENTITY_SIDES, type IdentitySide } from '@galleria/domain/stores/store-application';
import { Alert, Flex } from 'antd';
import { useEffect, useState } from 'react';
import type { Application } from './application-page.tsx';
import { Paper } from './paper.tsx';

/**
 * Identity pictures are loaded only on request, since each access is recorded; once, however often they are enlarged.
 */
export function IdentityPanel({ application: { applicationId, identity } }: { application: Application }) {
  const text = useText<'platform'>();
  const loader = useIdentityPictures(applicationId);
  return (
    <Panel title={text('platformApplications.identityPart')}>
      <Flex vertical gap="middle" align="start">
        <SecondaryText>
          {text(identity.length > 0 ? 'platformApplications.identityText' : 'platformApplications.identityGone')}
        </SecondaryText>
        {identity.length > 0 && loader.pictures.length === 0 && (
          <BusyButton busy={loader.isBusy} onClick={loader.show}>
            {text('platformApplications.showIdentity')}
          </BusyButton>
        )}
        {loader.hasFailed && <Alert type="error" title={text('platformApplications.identityFailed')} />}
        <Flex wrap gap="middle">
          {loader.pictures.map(({ side, src }) => (
            <Paper key={side} name={text(`platformApplications.${side}`)} src={src} />
          ))}
        </Flex>
      </Flex>
    </Panel>
  );
}

interface LoadedPicture {
  readonly side: IdentitySide;
  readonly src: string;
}

function useIdentityPictures(applicationId: number) {
  const [pictures, setPictures] = useState<readonly LoadedPicture[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(
    () => () => {
      for (const { src } of pictures) URL.revokeObjectURL(src);
    },
    [pictures],
  );

  async function show() {
    setBusy(true);
    try {
      setPictures(
        await Promise.all(IDENTITY_SIDES.map(async (side) => ({ side, src: await loadPicture(applicationId, side) }))),
      );
      setFailed(false);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  return { pictures, isBusy, hasFailed, show };
}

async function loadPicture(applicationId: number, side: IdentitySide): Promise<string> {
  const response = await fetch(`/api${applicationIdentity.path}?applicationId=${applicationId}&side=${side}`);
  if (response.headers.get('content-type') !== 'image/webp') throw new Error('loadPicture: the response is no picture');
  return URL.createObjectURL(await response.blob());
}
