import { useQueryClient } from '@tanstack/react-query';
import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useConsole } from '../console-context.tsx';
import type { Permission } from '../console-definition.ts';
import { CallAlert } from '../page/loaded.tsx';
import { isPermitted } from '../permissions.ts';
import { useCall } from '../use-call.tsx';
import type { Person, SignInDefinition } from './sign-in-definition.ts';

/** Loaded lazily: sessions end once in twelve hours. */
const SessionEndedDialog = lazy(() => import('./session-ended-dialog.tsx'));

const PersonContext = createContext<Person | undefined>(undefined);

/** The signed-in person, or undefined in a console without sign-in. */
export function useOptionalPerson(): Person | undefined {
  return useContext(PersonContext);
}

/** The open store, in the console of stores. */
export function useStore(): NonNullable<Person['store']> {
  const { store } = usePerson();
  if (!store) throw new Error('useStore: people of this console work in no store');
  return store;
}

export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error('usePerson: no SessionGate above this component');
  return person;
}

/**
 * Whether the person's role has a permission. The server checks every call; this only hides controls it would refuse.
 */
export function useCan(permission: Permission | undefined): boolean {
  const person = useOptionalPerson();
  return !person || isPermitted(new Set(person.permissions), permission);
}

/** Renders its children only for people whose role has the permission. */
export function Can({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useCan(permission) ? children : null;
}

interface SessionGateProps {
  signIn: SignInDefinition;
  /** Shown until the person is loaded. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Renders the console for a signed-in person; others are redirected to the login page, which returns to this URL. */
export function SessionGate({ signIn, fallback, children }: SessionGateProps) {
  const { onAccessRefused } = useConsole();
  const { pathname, search, hash } = useLocation();
  const { data: person, error, refetch } = useCall(signIn.person, {});
  const [isEnded, setEnded] = useState(false);
  const handleRefusal = useEffectEvent((refusal: 'access.signIn' | 'access.forbidden') => {
    if (refusal === 'access.signIn') setEnded(true);
    else void refetch();
  });
  const refetchPerson = useEffectEvent((_path: string) => {
    if (person) void refetch();
  });
  useEffect(() => onAccessRefused(handleRefusal), [onAccessRefused]);
  // Roles change while people work, so every navigation loads the person's permissions again.
  useEffect(() => refetchPerson(pathname), [pathname]);
  useStoreOfOtherTabs();

  if (person) {
    return (
      <PersonContext value={person}>
        {person.mustEnrolTotp && pathname !== signIn.accountPath ? (
          <Navigate to={signIn.accountPath} replace />
        ) : (
          children
        )}
        {isEnded && (
          <Suspense>
            <SessionEndedDialog signIn={signIn} person={person} onSignedIn={() => setEnded(false)} />
          </Suspense>
        )}
      </PersonContext>
    );
  }
  if (error?.reason === 'access.signIn') {
    const returnTo = pathname + search + hash;
    return <Navigate to={returnTo === '/' ? '/login' : `/login?${new URLSearchParams({ returnTo })}`} replace />;
  }
  if (error) return <CallAlert failure={error} onRetry={() => void refetch()} />;
  return fallback;
}

/** A channel does not receive its own messages, so the tab that switches is not reloaded. */
const storeChannel = new BroadcastChannel('galleria-console-store');

/** A session has one open store: tabs that show another store must not go on writing into it, so they reload. */
function useStoreOfOtherTabs(): void {
  useEffect(() => {
    const reload = () => location.reload();
    storeChannel.addEventListener('message', reload);
    return () => storeChannel.removeEventListener('message', reload);
  }, []);
}

/** Opens another store of the person and reloads all data. */
export function useSwitchStore(operation: NonNullable<SignInDefinition['switchStore']>) {
  const { call } = useConsole();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (storeId: number) => {
    const answer = await call(operation, { storeId });
    if (!answer.ok) return answer;
    storeChannel.postMessage(storeId);
    await navigate('/');
    await queries.resetQueries();
    return answer;
  };
}

/** Ends the session of this browser and clears the query cache. */
export function useSignOut(signIn: SignInDefinition) {
  const { call } = useConsole();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await call(signIn.logOut, {});
    await navigate('/login');
    queries.clear();
  };
}
