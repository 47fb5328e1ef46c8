import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { MoneyInput } from '@galleria/console-kit/form/inputs/money-input';
import { RegionPicker } from '@galleria/console-kit/form/inputs/region-picker';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Panel } from '@galleria/console-kit/page/panel';
import { StateTag } from '@galleria/console-kit/page/state-tag';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { useToast } from '@galleria/console-kit/use-mutate';
import { sameCityInfo, saveSameCity } from '@galleria/contract/store-settings/shipping';

/** Delivery within the store's own city. */
export function SameCityPanel() {
  const text = useText<'merchant'>();
  const toast = useToast();
  const answer = useCall(sameCityInfo, {});
  const isEditor = useCan('store.edit');
  return (
    <Panel title={text('merchantStore.sameCity')} extra={answer.data && <StateTag on={answer.data.isOn} />}>
      <Loaded answer={answer}>
        {(terms) =>
          isEditor && (
            <ContractForm
              operation={saveSameCity}
              initial={terms}
              fields={{
                isOn: {
                  label: text('merchantStore.sameCityOn'),
                  help: text('merchantStore.sameCityHelp'),
                  isRequired: true,
                },
                cityId: { label: text('merchantStore.city'), control: <RegionPicker level="city" /> },
                fee: { label: text('merchantStore.fee'), control: <MoneyInput /> },
                freeOver: {
                  label: text('merchantStore.freeOver'),
                  help: text('merchantStore.freeOverHelp'),
                  control: <MoneyInput />,
                },
              }}
              wrap={(fields) => <div className="field-pairs">{fields}</div>}
              fieldOfRefusal={{ 'address.unknownArea': 'cityId' }}
              submit={text('console.save')}
              onDone={() => toast(text('merchantStore.saved'))}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}
