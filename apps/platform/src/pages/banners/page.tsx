import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { SortableList, useSavedOrder } from '@galleria/console-kit/sortable-list';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { sortBanners, staffBannerList } from '@galleria/contract/content/banners';
import type { OutputOf } from '@galleria/contract/operation';
import { BANNER_POSITIONS, type BannerPosition } from '@galleria/domain/content/banner-kinds';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { BannerDrawer } from './banner-drawer.tsx';
import { BannerRow, useBannerName } from './banner-row.tsx';

export type StaffBanner = OutputOf<typeof staffBannerList>[number];
export type Screen = StaffBanner['imgType'];
/** An existing banner, or the place of a new one. */
export type Edited = StaffBanner | { readonly position: BannerPosition; readonly imgType: Screen };

const DESKTOP = 1;
const PHONE = 0;

/** Banners of the home page by position, in their order on the page. */
export function Component() {
  const text = useText<'platform'>();
  const [screen, setScreen] = useState<Screen>(DESKTOP);
  const [edited, setEdited] = useState<Edited>();
  return (
    <Page
      title={text('platformSite.bannersTitle')}
      intro={text('platformSite.bannersIntro')}
      action={
        <Can permission="content.edit">
          <Button
            type="primary"
            icon={<Icon name="add" />}
            onClick={() => setEdited({ position: BANNER_POSITIONS[0], imgType: screen })}
          >
            {text('platformSite.addBanner')}
          </Button>
        </Can>
      }
    >
      <Segmented<Screen>
        style={{ alignSelf: 'start' }}
        value={screen}
        onChange={setScreen}
        options={[
          { value: DESKTOP, label: text('platformSite.desktop') },
          { value: PHONE, label: text('platformSite.phone') },
        ]}
      />
      <Loaded answer={useCall(staffBannerList, {})} lines={10}>
        {(banners) =>
          BANNER_POSITIONS.map((position) => (
            <Panel key={position} title={text(`platformSite.${position}`)}>
              <Position
                {...{ position, imgType: screen }}
                banners={banners.filter((one) => one.position === position && one.imgType === screen)}
                onEdit={setEdited}
              />
            </Panel>
          ))
        }
      </Loaded>
      <BannerDrawer edited={edited} onClose={() => setEdited(undefined)} />
    </Page>
  );
}

interface PositionProps {
  position: BannerPosition;
  imgType: Screen;
  banners: readonly StaffBanner[];
  onEdit: (banner: StaffBanner) => void;
}

function Position({ position, imgType, banners, onEdit }: PositionProps) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const nameOf = useBannerName();
  const isEditor = useCan('content.edit');
  const { shown, sort } = useSavedOrder(banners, (next) =>
    mutate(sortBanners, { position, imgType, ids: next.map(({ id }) => id) }),
  );
  if (shown.length === 0) return <SecondaryText>{text('platformSite.noBanners')}</SecondaryText>;
  return (
    <SortableList
      items={shown}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      onSort={isEditor && shown.length > 1 ? (next) => void sort(next) : undefined}
      aria-label={text(`platformSite.${position}`)}
    >
      {(banner) => <BannerRow banner={banner} onEdit={() => onEdit(banner)} />}
    </SortableList>
  );
}
