import { useNavigation } from 'react-router';

/** What a form under way is about to take off the page, so that it can be gone at once. */
export function useLeaving(): (id: number) => boolean {
  const { formData, formMethod } = useNavigation();
  if (!formData || formMethod !== 'POST' || formData.get('intent') === 'restore') return () => false;
  const only = formData.get('only');
  const ids = new Set(only === null ? formData.getAll('id') : [only]);
  return (id) => ids.has(String(id));
}
