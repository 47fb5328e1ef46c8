import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useText } from '../../words/words.tsx';

/** Says it and goes on at once; without scripts a link does. */
export function Bound({ site, target }: { site: string; target: string }) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const words = text('accounts.third.bound');
  useEffect(() => {
    toast.success(words);
    void navigate(target, { replace: true });
  }, [toast, words, navigate, target]);
  return (
    <>
      <h1 className="font-bold text-xl">{words}</h1>
      <p className="mt-3 mb-8 text-ink-soft">{text('accounts.third.boundText', { site })}</p>
      <ButtonLink to={target}>{text('accounts.third.goOn')}</ButtonLink>
    </>
  );
}
