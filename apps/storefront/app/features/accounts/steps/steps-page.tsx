import type { ReactNode } from 'react';
import { SplitPage } from '../split-page.tsx';
import { StepList } from './step-list.tsx';
import { useFocusOnStep } from './use-focus-on-step.ts';

interface StepsPageProps {
  picture: string;
  title: string;
  intro: string;
  progress: string;
  steps: string[];
  here: number;
  children: ReactNode;
}

/** A page that leads through three steps. */
export function StepsPage({ picture, title, intro, progress, steps, here, children }: StepsPageProps) {
  const heading = useFocusOnStep(here);
  return (
    <SplitPage picture={picture}>
      <meta name="robots" content="noindex" />
      <header className="mb-6">
        <h1 ref={heading} tabIndex={-1} className="font-bold text-xl outline-none">
          {title}
        </h1>
        <p className="mt-1 text-ink-soft text-sm">{intro}</p>
      </header>
      <StepList label={progress} steps={steps} here={here} />
      {children}
    </SplitPage>
  );
}
