import { userInfo } from '@galleria/contract/accounts/profile';
import { Download } from 'lucide-react';
import { callOrThrow } from '../../../forms/answers.server.ts';
import { useText } from '../../../messages/messages.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { actOnAccount } from './act-on-account.server.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { ProfileForm } from './profile-form.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const person = await callOrThrow(context.get(visitContext), url, userInfo, {});
  return { person, today: new Date().toISOString().slice(0, 10), change: url.searchParams.get('change') };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return actOnAccount(context.get(visitContext), url, await request.formData());
}

export { clientAction } from '../../../forms/answered-action.ts';

export default function AccountPage({ loaderData: { person, today, change } }: Route.ComponentProps) {
  const text = useText();
  return (
    <>
      <PageHead name={text('profile.menu.account')} intro={text('profile.account.intro')} />
      <div className="flex flex-col gap-4">
        <SectionCard title={text('profile.account.profile')}>
          <div className="flex flex-col gap-8 md:flex-row-reverse md:justify-end md:gap-12">
            <AvatarPicker picture={person.pic} />
            <ProfileForm person={person} today={today} />
          </div>
        </SectionCard>
        <ContactsCard person={person} change={change} />
        <DataCard />
      </div>
    </>
  );
}

function DataCard() {
  const text = useText();
  return (
    <SectionCard title={text('profile.data.title')}>
      <div className="-my-3 divide-y divide-line">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
          <p className="min-w-56 flex-1 text-pretty text-ink-soft text-sm">{text('profile.data.exportText')}</p>
          <a href="/user-center/uc-account/export" className={buttonClass('outline', 'small')}>
            <Download aria-hidden className="size-4" />
            {text('profile.data.export')}
          </a>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
          <p className="min-w-56 flex-1 text-pretty text-ink-soft text-sm">{text('profile.data.closeText')}</p>
          <ButtonLink to="/user-center/uc-account/close" tone="outline" size="small">
            {text('profile.data.close')}
          </ButtonLink>
        </div>
      </div>
    </SectionCard>
  );
}
