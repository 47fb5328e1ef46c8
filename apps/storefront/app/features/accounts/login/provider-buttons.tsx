import type { MouseEvent } from 'react';
import { useText } from '../../../messages/messages.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { withRedirect } from '../../../visit/login-address.ts';
import type { LoginOptions } from './login-fields.ts';
import { PROVIDERS } from './providers.tsx';

interface ProviderButtonsProps {
  sites: LoginOptions['sites'];
  target: string;
  /** Whether the terms are accepted. */
  checkAgreement: () => boolean;
}

/** Links, not fetches: the provider's sign-in page needs the whole window. */
export function ProviderButtons({ sites, target, checkAgreement }: ProviderButtonsProps) {
  const text = useText();
  const offered = PROVIDERS.filter(({ socialType }) => sites.some((site) => site.socialType === socialType));
  if (offered.length === 0) return null;
  const preventUnlessAgreed = (event: MouseEvent) => {
    if (!checkAgreement()) event.preventDefault();
  };
  return (
    <section aria-label={text('accounts.login.or')} className="mt-6">
      <p className="mb-4 flex items-center gap-3 text-ink-soft text-xs before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {text('accounts.login.or')}
      </p>
      <div className="flex flex-wrap gap-3">
        {offered.map(({ path, name, Mark }) => (
          <a
            key={path}
            href={withRedirect(`/third-login/${path}?start`, target)}
            rel="nofollow"
            aria-label={text('accounts.login.with', { site: name })}
            onClick={preventUnlessAgreed}
            className={`${buttonClass('outline', 'medium')} grow basis-32`}
          >
            <Mark />
            {name}
          </a>
        ))}
      </div>
      {sites.some(({ isFake }) => isFake) && (
        <p className="mt-3 text-ink-soft text-xs">{text('accounts.login.fakeProvider')}</p>
      )}
    </section>
  );
}
