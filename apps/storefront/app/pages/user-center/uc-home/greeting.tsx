import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar } from '../../../features/accounts/avatar.tsx';
import { useText } from '../../../messages/messages.tsx';
import { LevelProgress } from './level-progress.tsx';
import type { MembershipLevel } from './load-home.server.ts';

interface GreetingProps {
  name: string;
  picture: string;
  level: MembershipLevel | undefined;
}

export function Greeting({ name, picture, level }: GreetingProps) {
  const text = useText();
  return (
    <section className="card flex flex-wrap items-center gap-x-6 gap-y-5 bg-linear-to-br from-brand-tint to-60% to-mist p-4 sm:p-6">
      <div className="flex min-w-64 flex-1 items-center gap-4">
        <Avatar path={picture} sizes="72px" className="size-18 text-brand-ink" />
        <div className="min-w-0">
          <h1 className="font-bold text-xl">{text('profile.home.hello', { name })}</h1>
          <Link
            to="/user-center/uc-account"
            className="mt-1 inline-flex items-center gap-0.5 text-ink-soft text-sm hover:text-ink"
          >
            {text('profile.home.editProfile')}
            <ChevronRight aria-hidden className="flip-rtl size-4" />
          </Link>
        </div>
      </div>
      {level && <LevelProgress level={level} />}
    </section>
  );
}
