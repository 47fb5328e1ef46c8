import type { sessionList } from '@galleria/contract/accounts/sessions';
import type { OutputOf } from '@galleria/contract/operation';
import { Globe, Laptop, Smartphone, Tablet } from 'lucide-react';
import { useText } from '../../../messages/messages.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ConfirmedAction } from '../forms/confirmed-action.tsx';

type Device = OutputOf<typeof sessionList>[number] & { seen: string };

const ICONS = { desktop: Laptop, mobile: Smartphone, tablet: Tablet, unknown: Globe };

export function DevicesCard({ devices }: { devices: Device[] }) {
  const text = useText();
  const aside = devices.length > 1 && (
    <ConfirmedAction
      fields={{ form: 'signOutOthers' }}
      label={text('profile.devices.signOutOthers')}
      accessibleLabel={text('profile.devices.signOutOthers')}
      question={text('profile.devices.othersTitle')}
      consequence={text('profile.devices.othersText')}
      doneText={text('profile.devices.othersDone')}
    />
  );
  return (
    <div id="devices" className="scroll-mt-24">
      <SectionCard title={text('profile.devices.title')} intro={text('profile.devices.text')} aside={aside}>
        <ul className="-my-3 divide-y divide-line">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      </SectionCard>
    </div>
  );
}

function DeviceRow({ device: { id, browser, system, kind, address, seen, current } }: { device: Device }) {
  const text = useText();
  const Icon = ICONS[kind];
  const name = nameOf(browser, system, text('profile.devices.unknown'));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-well">
        <Icon className="size-5" />
      </span>
      <div className="min-w-40 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <bdi>{name}</bdi>
          {current && <Badge tone="success">{text('profile.devices.current')}</Badge>}
        </p>
        <p className="text-ink-soft">
          {current ? text('profile.devices.activeNow') : text('profile.devices.seen', { when: seen })}
          {address && (
            <>
              {' · '}
              <bdi className="tabular-nums">{address}</bdi>
            </>
          )}
        </p>
      </div>
      {!current && (
        <ConfirmedAction
          fields={{ form: 'signOut', id }}
          label={text('profile.devices.signOut')}
          accessibleLabel={text('profile.devices.signOutOf', { name })}
          question={text('profile.devices.signOutTitle', { name })}
          consequence={text('profile.devices.signOutText')}
          doneText={text('profile.devices.signedOut')}
        />
      )}
    </li>
  );
}

function nameOf(browser: string, system: string, unknown: string): string {
  return [browser, system].filter(Boolean).join(' · ') || unknown;
}
