import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { DateTimeInput } from '@galleria/console-kit/form/inputs/date-time-input';
import { FormLanguages } from '@galleria/console-kit/form/texts/form-languages';
import { LocaleTextInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useToast } from '@galleria/console-kit/use-mutate';
import { saveBanner } from '@galleria/contract/content/banners';
import type { InputOf } from '@galleria/contract/operation';
import { BANNER_LINKS, BANNER_POSITIONS } from '@galleria/domain/content/banner-kinds';
import { useState } from 'react';
import { OnePictureInput } from '../../shared/one-picture-input.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { LinkTarget } from './link-target.tsx';
import { LocalePicture } from './locale-picture.tsx';
import type { Edited } from './page.tsx';

export type BannerValues = Partial<InputOf<typeof saveBanner>>;

interface BannerDrawerProps {
  /** The drawer is open while this is set. */
  edited: Edited | undefined;
  onClose: () => void;
}

export function BannerDrawer({ edited, onClose }: BannerDrawerProps) {
  const text = useText<'platform'>();
  const title = text(edited && 'id' in edited ? 'platformSite.editBanner' : 'platformSite.addBanner');
  return (
    <FormDrawer title={title} isOpen={edited !== undefined} onClose={onClose} size={640}>
      {edited && <BannerForm edited={edited} onClose={onClose} />}
    </FormDrawer>
  );
}

const TEXTS = ['pictures', 'title', 'subtitle', 'action'];
const NEW = { pictures: {}, title: {}, subtitle: {}, action: {}, linkKind: 'none', isOn: true } as const;

function BannerForm({ edited, onClose }: { edited: Edited; onClose: () => void }) {
  const text = useText<'platform'>();
  const toast = useToast();
  const initial: BannerValues = 'id' in edited ? withoutNull(edited) : { ...NEW, ...edited };
  const [values, setValues] = useState(initial);
  const times = { help: text('platformSite.timesHelp'), isRequired: false, control: <DateTimeInput /> };
  return (
    <>
      <BannerPreview values={values} />
      <ContractForm
        operation={saveBanner}
        fixed={{ imgType: edited.imgType, ...('id' in edited && { id: edited.id }) }}
        initial={initial}
        onValues={setValues}
        fields={{
          position: {
            label: text('platformSite.position'),
            options: BANNER_POSITIONS.map((value) => ({ value, label: text(`platformSite.${value}`) })),
          },
          picture: {
            label: text('platformSite.picture'),
            help: text('platformSite.pictureHelp'),
            control: <OnePictureInput aria-label={text('platformSite.picture')} />,
          },
          pictures: { label: text('platformSite.ownPicture'), isRequired: false, control: <LocalePicture /> },
          title: {
            label: text('platformSite.bannerTitle'),
            isRequired: false,
            control: <LocaleTextInput maxLength={80} />,
          },
          subtitle: {
            label: text('platformSite.subtitle'),
            isRequired: false,
            control: <LocaleTextInput maxLength={160} />,
          },
          action: {
            label: text('platformSite.action'),
            isRequired: false,
            control: <LocaleTextInput maxLength={30} />,
          },
          linkKind: {
            label: text('platformSite.leadsTo'),
            options: BANNER_LINKS.map((value) => ({ value, label: text(`platformSite.link.${value}`) })),
          },
          ...(values.linkKind !== 'none' &&
            values.linkKind && {
              linkTarget: {
                label: text(`platformSite.target.${values.linkKind}`),
                isRequired: true,
                control: <LinkTarget kind={values.linkKind} />,
              },
            }),
          fromTime: { label: text('platformSite.fromTime'), ...times },
          untilTime: { label: text('platformSite.untilTime'), ...times },
          isOn: { label: text('platformSite.shown'), isRequired: true },
        }}
        fieldOfRefusal={{ 'banner.target': 'linkTarget', 'banner.dates': 'untilTime' }}
        wrap={(fields) => <FormLanguages names={TEXTS}>{fields}</FormLanguages>}
        submit={text('console.save')}
        onDone={() => {
          toast(text('platformSite.bannerSaved'));
          onClose();
        }}
        onCancel={onClose}
      />
    </>
  );
}

function withoutNull({
  id: _,
  state: __,
  fromTime,
  untilTime,
  ...banner
}: Extract<Edited, { id: number }>): BannerValues {
  return { ...banner, ...(fromTime && { fromTime }), ...(untilTime && { untilTime }) };
}
