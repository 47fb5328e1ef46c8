import { useText } from '@galleria/console-kit/console-context';
import { useMoneyFormat } from '@galleria/console-kit/text/money-text';
import { useConfirm } from '@galleria/console-kit/use-mutate';
import { STEEP_PERCENT_OFF } from '@galleria/domain/activities/activity-rules';
import { type GoodsRow, isSteepDiscount, nameOf } from './goods.ts';

const MAX_SHOWN = 5;

/** Asks for confirmation of prices far below the normal ones, which are often typing errors. */
export function useConfirmSteepDiscounts(): (rows: readonly GoodsRow[]) => Promise<boolean> {
  const text = useText<'merchant'>();
  const money = useMoneyFormat();
  const confirm = useConfirm();
  return async (rows) => {
    const steep = rows.filter(isSteepDiscount);
    if (steep.length === 0) return true;
    return confirm({
      title: text('merchantActivities.steepTitle'),
      consequences: (
        <>
          <p>{text('merchantActivities.steepText', { percent: STEEP_PERCENT_OFF })}</p>
          <ul>
            {steep.slice(0, MAX_SHOWN).map((row) => (
              <li key={row.skuId}>
                {text('merchantActivities.steepLine', {
                  ...{ name: nameOf(row), price: money(row.price ?? 0), normal: money(row.normalPrice) },
                })}
              </li>
            ))}
          </ul>
          {steep.length > MAX_SHOWN && (
            <p>{text('merchantActivities.steepMore', { count: steep.length - MAX_SHOWN })}</p>
          )}
        </>
      ),
      action: text('merchantActivities.steepDo'),
      isDangerous: true,
    });
  };
}
