import TurnWatch from '../../features/activities/turn-watch.tsx';
import { ZoneCountdown } from '../../features/activities/zone-countdown.tsx';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { type FlashZone, loadFlashZone } from './load-flash-zone.server.ts';
import messageIds from './page.tsx?messages';

const FlashGoods = hydrateLater({
  id: 'flash-goods',
  when: onInteraction,
  load: () => import('./flash-goods.tsx'),
  atOnceForBuyers: true,
  className: 'min-h-dvh',
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  return { zone: await loadFlashZone(visit, url.searchParams), messages: messagesJson(visit.locale, messageIds) };
}

export default function FlashSalePage({ loaderData: { zone, messages } }: Route.ComponentProps) {
  return (
    <PageMessages json={messages}>
      <ZoneHead zone={zone} />
      <TurnWatch nowIso={zone.nowIso} turnIso={zone.turnIso} />
      <FlashGoods zone={zone} />
    </PageMessages>
  );
}

/** Title of the zone and countdown of the round. The tabs of the rounds follow on the same background. */
function ZoneHead({ zone: { round, nowIso, products, isChosen } }: { zone: FlashZone }) {
  const text = useText();
  const intro = text('flashSale.intro');
  return (
    <>
      <PageTitle name={text('flashSale.title')} description={intro} picture={products[0]?.picture} />
      {isChosen && <meta name="robots" content="noindex, follow" />}
      <header className="zone-ground">
        <div className="page-column flex flex-wrap items-end justify-between gap-x-8 gap-y-4 py-6 md:pt-10 md:pb-8">
          <div className="min-w-0 max-w-2xl">
            <h1 className="wrap-break-word text-balance font-bold text-display">{text('flashSale.title')}</h1>
            <p className="mt-2 text-pretty text-base">{intro}</p>
          </div>
          {round && round.state !== 'ended' && (
            <ZoneCountdown
              label={text(round.state === 'ongoing' ? 'flashSale.endsIn' : 'flashSale.startsIn')}
              untilIso={round.state === 'ongoing' ? round.endTimeIso : round.startTimeIso}
              nowIso={nowIso}
            />
          )}
        </div>
      </header>
    </>
  );
}
