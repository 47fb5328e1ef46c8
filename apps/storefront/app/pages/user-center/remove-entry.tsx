import type { LucideIcon } from 'lucide-react';
import { useNavigation } from 'react-router';

interface CornerButtonProps {
  /** The id of its form, which may be elsewhere on the page. */
  form: string;
  value: number;
  label: string;
  icon: LucideIcon;
  className?: string;
}

/** Removes one entry on a click, also before scripts run. */
export function CornerButton({ form, value, label, icon: Icon, className = '' }: CornerButtonProps) {
  return (
    <button
      type="submit"
      form={form}
      name="only"
      value={value}
      aria-label={label}
      title={label}
      className="absolute end-1 top-1 z-10 grid size-11 place-items-center rounded-full"
    >
      <span className="grid size-8 place-items-center rounded-full bg-mist/90 text-ink-soft hover:text-brand-ink">
        <Icon aria-hidden className={`size-4.5 ${className}`} />
      </span>
    </button>
  );
}

/** Optimistic: ids that the submitted form removes, to hide them at once. */
export function useBeingRemoved(): (id: number) => boolean {
  const { formData, formMethod } = useNavigation();
  if (!formData || formMethod !== 'POST' || formData.get('intent') === 'restore') return () => false;
  const only = formData.get('only');
  const ids = new Set(only === null ? formData.getAll('id') : [only]);
  return (id) => ids.has(String(id));
}
