import { Modal } from 'antd';
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '../console-context.tsx';

const UnsavedContext = createContext<Set<string>>(new Set());

/** One guard for all forms of a page, because the router supports only one blocker at a time. */
export function UnsavedWorkGuard({ children }: { children: ReactNode }) {
  const text = useText();
  const [unsaved] = useState(() => new Set<string>());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);
  return (
    <UnsavedContext value={unsaved}>
      {children}
      <Modal
        open={blocker.state === 'blocked'}
        title={text('console.unsaved.title')}
        okText={text('console.unsaved.leave')}
        okButtonProps={{ danger: true }}
        cancelText={text('console.unsaved.stay')}
        onOk={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      >
        {text('console.unsaved.text')}
      </Modal>
    </UnsavedContext>
  );
}

/** Asks for confirmation before the page is left while `isUnsaved`. */
export function useUnsavedWork(isUnsaved: boolean): void {
  const unsaved = useContext(UnsavedContext);
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.add(id);
    return () => void unsaved.delete(id);
  }, [unsaved, id, isUnsaved]);
}
