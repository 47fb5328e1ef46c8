import { APPLICATION_LIMITS } from '@galleria/domain/stores/store-application';
import { STORE_NAME_LIMIT } from '@galleria/domain/stores/store-name';
import { useForm } from '../../../forms/use-form.ts';
import { useText } from '../../../messages/messages.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { type Application, valuesOf } from './application.ts';
import { storeForm } from './application-forms.ts';
import { PublicPictureField } from './picture-field.tsx';
import { Line, Lines, StepForm } from './step-form.tsx';

const LOGO_LIMIT_MB = 2;

export function StoreStep({ application }: { application: Application }) {
  const text = useText();
  const form = useForm(storeForm, { name: 'store' });
  const values = { ...valuesOf(application), ...form.values };
  const line = (name: keyof typeof storeForm.fields) => ({ ...form.field(name), defaultValue: values[name] });
  return (
    <SectionCard title={text('storeOpening.step.store')} intro={text('storeOpening.storeIntro')}>
      <div className="flex flex-col gap-6">
        <PublicPictureField
          name="shopLogo"
          purpose="logo"
          path={application.shopLogo}
          limitMb={LOGO_LIMIT_MB}
          label={text('storeOpening.logo')}
          hint={text('storeOpening.logoHint', { limit: LOGO_LIMIT_MB })}
        />
        <StepForm form={form} label={text('storeOpening.step.store')}>
          <Line
            {...line('shopName')}
            label={text('storeOpening.name')}
            hint={text('storeOpening.nameHint', { limit: STORE_NAME_LIMIT })}
          />
          <Line
            {...line('contactPhone')}
            label={text('storeOpening.phone')}
            hint={text('storeOpening.phoneHint')}
            type="tel"
            autoComplete="tel"
            dir="ltr"
            className="rtl:text-right"
          />
          <Lines
            {...line('intro')}
            label={text('storeOpening.description')}
            hint={text('storeOpening.descriptionHint', APPLICATION_LIMITS.intro)}
          />
        </StepForm>
      </div>
    </SectionCard>
  );
}
