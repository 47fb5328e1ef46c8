import { useQueryClient } from '@tanstack/react-query';
import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useConsole } from '../console-context.tsx';
import type { Permission } from '../console-definition.ts';
import { CallAlert } from '../page/loaded.tsx';
import { isPermitted } from '../permitted-menu.ts';
import { useCall } from '../use-call.tsx';
import type { Person, SignInDefinition } from './sign-in-definition.ts';

/** Fetched when it is needed, which is once in twelve hours. */
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

/** Whether the person's role allows something. The server decides again at every call; this only hides what it refuses. */
export function useCan(permission: Permission | undefined): boolean {
  const person = useOptionalPerson();
  return !person || isPermitted(new Set(person.permissions), permission);
}

/** Shows its content to people whose role holds the permission. */
export function Can({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useCan(permission) ? children : null;
}

interface SessionGateProps {
  signIn: SignInDefinition;
  /** Shown until it is known who is there. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Lets signed-in people through and everybody else to the login page, which leads back to where they wanted to go. */
export function SessionGate({ signIn, fallback, children }: SessionGateProps) {
  const { onAccessRefused } = useConsole();
  const { pathname, search, hash } = useLocation();
  const { data: person, error, refetch } = useCall(signIn.person, {});
  const [isEnded, setEnded] = useState(false);
  const handleRefusal = useEffectEvent((refusal: 'access.signIn' | 'access.forbidden') => {
    if (refusal === 'access.signIn') setEnded(true);
    else void refetch();
  });
  const openedScreen = useEffectEvent((_path: string) => {
    if (person) void refetch();
  });
  useEffect(() => onAccessRefused(handleRefusal), [onAccessRefused]);
  // Roles change while people work: every screen starts with what the person may do now.
  useEffect(() => openedScreen(pathname), [pathname]);
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

/** Does not hear its own messages, so that the tab that switches is not reloaded. */
const storeChannel = new BroadcastChannel('galleria-console-store');

/** One session has one open store: tabs that show another one must not go on writing into it. */
function useStoreOfOtherTabs(): void {
  useEffect(() => {
    const reload = () => location.reload();
    storeChannel.addEventListener('message', reload);
    return () => storeChannel.removeEventListener('message', reload);
  }, []);
}

/** Opens another store of the person; everything on the screen is asked for again. */
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

/** Ends the session of this browser and forgets what was shown. */
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
