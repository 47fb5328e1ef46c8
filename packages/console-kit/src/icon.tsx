import {
  Banknote,
  Bell,
  Check,
  ChevronsUpDown,
  CircleAlert,
  Columns3,
  Copy,
  Download,
  ExternalLink,
  FileText,
  Globe,
  Images,
  LayoutDashboard,
  ListTree,
  Lock,
  LogOut,
  Menu,
  MonitorSmartphone,
  Package,
  Plus,
  ScrollText,
  Search,
  ShieldCheck,
  SlidersHorizontal,
  Store,
  Tag,
  UserRound,
  Users,
  X,
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
  orders: Package,
  products: Tag,
  people: Users,
  roles: ShieldCheck,
  audit: ScrollText,
  account: UserRound,
  devices: MonitorSmartphone,
  menu: Menu,
  search: Search,
  columns: Columns3,
  add: Plus,
  close: X,
  check: Check,
  copy: Copy,
  download: Download,
  switch: ChevronsUpDown,
  logOut: LogOut,
  forbidden: Lock,
  problem: CircleAlert,
  newTab: ExternalLink,
} as const;

/** `none` keeps the place of an icon. */
export type IconName = keyof typeof ICONS | 'none';

/** They point along the line, which runs the other way in Arabic and Hebrew. */
const DIRECTED: ReadonlySet<IconName> = new Set(['newTab', 'logOut']);

/** One weight everywhere; the words beside them say what they mean. */
export function Icon({ name }: { name: IconName }) {
  if (name === 'none') return <span className="anticon" style={{ width: '1.15em' }} />;
  const Drawing = ICONS[name];
  const className = DIRECTED.has(name) ? 'anticon mirrored' : 'anticon';
  return <Drawing aria-hidden className={className} size="1.15em" strokeWidth={1.75} />;
}
