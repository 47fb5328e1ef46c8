import { useForm } from '../../../forms/use-form.ts';
import { useText } from '../../../messages/messages.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { type Application, valuesOf } from './application.ts';
import { companyForm } from './application-forms.ts';
import { PublicPictureField } from './picture-field.tsx';
import { Line, Lines, StepForm } from './step-form.tsx';

const LICENCE_LIMIT_MB = 10;

export function CompanyStep({ application, today }: { application: Application; today: string }) {
  const text = useText();
  const form = useForm(companyForm, { name: 'company' });
  const values = { ...valuesOf(application), today, ...form.values };
  const line = (name: keyof typeof companyForm.fields) => ({ ...form.field(name), defaultValue: values[name] });
  return (
    <SectionCard title={text('storeOpening.step.company')} intro={text('storeOpening.companyIntro')}>
      <div className="flex flex-col gap-6">
        <PublicPictureField
          name="licencePic"
          purpose="picture"
          path={application.licencePic}
          limitMb={LICENCE_LIMIT_MB}
          label={text('storeOpening.licence')}
          hint={text('storeOpening.licenceHint', { limit: LICENCE_LIMIT_MB })}
        />
        <StepForm form={form} label={text('storeOpening.step.company')}>
          <input type="hidden" name={line('today').name} value={today} />
          <Line {...line('companyName')} label={text('storeOpening.companyName')} autoComplete="organization" />
          <Line {...line('licenceNumber')} label={text('storeOpening.licenceNumber')} dir="ltr" />
          <Line {...line('legalRepresentative')} label={text('storeOpening.legalRepresentative')} />
          <Line
            {...line('registeredCapital')}
            label={text('storeOpening.capital')}
            hint={text('storeOpening.capitalHint')}
          />
          <Line {...line('foundedOn')} label={text('storeOpening.founded')} type="date" max={today} />
          <Line {...line('businessTerm')} label={text('storeOpening.term')} hint={text('storeOpening.termHint')} />
          <Lines {...line('businessScope')} label={text('storeOpening.scope')} />
        </StepForm>
      </div>
    </SectionCard>
  );
}
