import { useNavigation } from 'react-router';

/** Optimistic: ids that the submitted form is about to remove, to hide them at once. */
export function useLeaving(): (id: number) => boolean {
  const { formData, formMethod } = useNavigation();
  if (!formData || formMethod !== 'POST' || formData.get('intent') === 'restore') return () => false;
  const only = formData.get('only');
  const ids = new Set(only === null ? formData.getAll('id') : [only]);
  return (id) => ids.has(String(id));
}
