import { centsOf } from '@galleria/domain/money/main-units';
import { formatNumber } from '@galleria/i18n/formats';
import { Coins, TicketPercent, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { useMoneyText } from '../../../features/money/money-text.ts';
import { useLocale, useText } from '../../../messages/messages.tsx';
import type { WalletData } from './load-home.server.ts';

/** Balance, points and coupons. */
export function WalletRow({ wallet: { balance, points, coupons } }: { wallet: WalletData }) {
  const text = useText();
  const locale = useLocale();
  const money = useMoneyText();
  const tiles = [
    { to: 'uc-balance', icon: Wallet, value: money(centsOf(balance)), label: text('ledger.balance.title') },
    { to: 'uc-integral', icon: Coins, value: formatNumber(locale, points), label: text('ledger.points.title') },
    {
      to: 'uc-coupons',
      icon: TicketPercent,
      value: formatNumber(locale, coupons),
      label: text('promotions.own.title'),
    },
  ];
  return (
    <ul className="grid grid-cols-3 gap-2 sm:gap-4">
      {tiles.map(({ to, icon: Icon, value, label }) => (
        <li key={to} className="card relative flex min-w-0 flex-col gap-1 p-3 hover:bg-well sm:p-4 lg:p-5">
          <Icon aria-hidden className="mb-1 size-5 text-ink-soft" />
          <Link
            to={`/user-center/${to}`}
            className="covers-parent flex flex-col-reverse text-ink-soft text-xs sm:text-sm"
          >
            {label}
            <span className="wrap-anywhere font-bold text-ink text-lg tabular-nums lg:text-xl">{value}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
