import { useState } from 'react';
import { useOptionalPerson } from './sign-in/session.tsx';

/** State that is kept in this browser's local storage, separately for each person and store. */
export function useLocalStorage<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const person = useOptionalPerson();
  const key = ['galleria', person?.mail, person?.store?.storeId, name].filter(Boolean).join(':');
  const [value, setValue] = useState<Value>(() => readStored(key) ?? initial);
  return [
    value,
    (next) => {
      setValue(next);
      localStorage.setItem(key, JSON.stringify(next));
    },
  ];
}

function readStored<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
