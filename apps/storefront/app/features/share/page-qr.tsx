import { useMemo } from 'react';
import { encode } from 'uqr';
import { QrCode } from '../../ui/pictures/qr-code.tsx';

/** Encoded in the browser when the menu opens, which is rare. */
export default function PageQr({ address, label }: { address: string; label: string }) {
  const rows = useMemo(() => encode(address, { ecc: 'M', border: 0 }).data.map(hexadecimal), [address]);
  return <QrCode rows={rows} label={label} />;
}

function hexadecimal(row: boolean[]): string {
  return BigInt(`0b${row.map(Number).join('')}`).toString(16);
}
