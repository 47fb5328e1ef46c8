import { APPLICATION_LIMITS } from '@galleria/domain/stores/store-application';
import { useActionData } from 'react-router';
import { RegionFields } from '../../../features/addresses/region-fields.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useText } from '../../../messages/messages.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { ApplicationOutcome } from './act-on-application.server.ts';
import { type Application, valuesOf } from './application.ts';
import { placeForm } from './application-forms.ts';
import { LocationFields } from './location-fields.tsx';
import type { PageData } from './page.tsx';
import { Line, StepForm } from './step-form.tsx';

interface PlaceStepProps {
  application: Application;
  place: NonNullable<PageData['place']>;
}

export function PlaceStep({ application, place: { regions, tiles } }: PlaceStepProps) {
  const text = useText();
  const form = useForm(placeForm, { name: 'place' });
  const posted = useActionData<ApplicationOutcome>();
  const values = { ...valuesOf(application), ...form.values };
  return (
    <SectionCard title={text('storeOpening.step.place')} intro={text('storeOpening.placeIntro')}>
      <StepForm form={form} label={text('storeOpening.step.place')}>
        <RegionFields
          regions={posted?.regions ?? regions}
          chosen={{
            provinceId: Number(values.provinceId),
            cityId: Number(values.cityId),
            areaId: Number(values.areaId),
          }}
          error={form.errorOf('areaId')}
        />
        <Line
          {...form.field('address')}
          defaultValue={values.address}
          label={text('storeOpening.address')}
          hint={text('storeOpening.addressHint', APPLICATION_LIMITS.address)}
          autoComplete="street-address"
        />
        <LocationFields
          tiles={tiles}
          first={{ latitude: values.latitude, longitude: values.longitude }}
          errors={{ latitude: form.errorOf('latitude'), longitude: form.errorOf('longitude') }}
        />
      </StepForm>
    </SectionCard>
  );
}
