import { Download } from 'lucide-react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useText } from '../../../words/words.tsx';

export function DataCard() {
  const text = useText();
  return (
    <SectionCard title={text('profile.data.title')}>
      <div className="-my-3 divide-y divide-line">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
          <p className="min-w-56 flex-1 text-pretty text-ink-soft text-sm">{text('profile.data.exportText')}</p>
          <a href="/user-center/uc-account/export" className={buttonLook('outline', 'small')}>
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
