import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { FormLanguages } from '@galleria/console-kit/form/texts/form-languages';
import { LocaleTextInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { useToast } from '@galleria/console-kit/use-mutate';
import { publishSiteConfig, type siteConfigInfo } from '@galleria/contract/content/site-config';
import type { OutputOf } from '@galleria/contract/operation';
import { OnePictureInput } from '../../shared/one-picture-input.tsx';
import type { SiteValues } from './page.tsx';

const TEXTS = ['pcLogoImgText', 'pcTitleContent', 'pcWelcome', 'pcCompanyInfo', 'pcCopyright'];

interface SiteFormProps {
  config: OutputOf<typeof siteConfigInfo>;
  onValues: (values: SiteValues | undefined) => void;
}

export function SiteForm({ config, onValues }: SiteFormProps) {
  const text = useText<'platform'>();
  const toast = useToast();
  const picture = (label: string) => ({ label, isRequired: false, control: <OnePictureInput aria-label={label} /> });
  return (
    <ContractForm
      operation={publishSiteConfig}
      initial={config}
      fields={{
        pcCompanyName: { label: text('platformSite.mallName'), isRequired: false },
        pcLogoImgText: { label: text('platformSite.logoText'), control: <LocaleTextInput maxLength={60} /> },
        pcTitleContent: { label: text('platformSite.titleText'), control: <LocaleTextInput maxLength={120} /> },
        pcWelcome: { label: text('platformSite.welcomeText'), control: <LocaleTextInput maxLength={120} /> },
        pcCompanyInfo: {
          label: text('platformSite.companyInfo'),
          help: text('platformSite.companyInfoHelp'),
          control: <LocaleTextInput rows={3} maxLength={1000} />,
        },
        pcCopyright: { label: text('platformSite.copyright'), control: <LocaleTextInput rows={2} maxLength={500} /> },
        pcLogoImg: picture(text('platformSite.logo')),
        pcTitleImg: picture(text('platformSite.titleIcon')),
        pcLoginBgImg: picture(text('platformSite.signInBackdrop')),
        pcQrcodeImg: picture(text('platformSite.followQr')),
      }}
      wrap={(fields) => <FormLanguages names={TEXTS}>{fields}</FormLanguages>}
      onValues={onValues}
      submit={text('platformSite.publish')}
      onDone={() => {
        onValues(undefined);
        toast(text('platformSite.published'));
      }}
    />
  );
}
