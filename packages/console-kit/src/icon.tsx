import {
  Banknote,
  Bell,
  ExternalLink,
  FileText,
  Globe,
  Images,
  LayoutDashboard,
  ListTree,
  Menu,
  SlidersHorizontal,
  Store,
} from 'lucide-react';

const ICONS = {
  overview: LayoutDashboard,
  settings: SlidersHorizontal,
  languages: Globe,
  currencies: Banknote,
  categories: ListTree,
  banners: Images,
  notices: Bell,
  legal: FileText,
  store: Store,
  menu: Menu,
  newTab: ExternalLink,
} as const;

export type IconName = keyof typeof ICONS;

/** One weight everywhere; the words beside them say what they mean. */
export function Icon({ name }: { name: IconName }) {
  const Drawing = ICONS[name];
  return <Drawing aria-hidden className="anticon" size="1.15em" strokeWidth={1.75} />;
}
