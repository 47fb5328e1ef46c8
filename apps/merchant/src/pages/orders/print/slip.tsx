import { QrCode } from '@galleria/console-kit/page/qr-code';
import { useTextIn } from '@galleria/console-kit/text/use-text-in';
import type { OutputOf } from '@galleria/contract/operation';
import type { packingSlips } from '@galleria/contract/orders/store-orders';
import { directionOf, isLocale, languageTag } from '@galleria/domain/site/locales';

type PackingSlip = OutputOf<typeof packingSlips>[number];

const QR_PX = 84;

/** One packing slip. Black on white in every theme, since it is printed. */
export function Slip({ slip }: { slip: PackingSlip }) {
  const locale = isLocale(slip.locale) ? slip.locale : 'en';
  const text = useTextIn<'merchant'>(locale);
  if (!text) return null;
  const { orderNumber, receiver, mobile, addr, postCode, stationName, message, lines } = slip;
  const pieces = lines.reduce((sum, { prodCount }) => sum + prodCount, 0);
  return (
    <article className="slip" lang={languageTag(locale)} dir={directionOf(locale)}>
      <header>
        <div>
          <h2>
            <bdi>{slip.shopName}</bdi>
          </h2>
          <p>{text('merchant.order.slip')}</p>
          <p>
            {text('merchant.order.named', { number: orderNumber })}
            <br />
            {slip.createTime.slice(0, 10)}
          </p>
        </div>
        <QrCode content={orderNumber} label={orderNumber} sizePx={QR_PX} />
      </header>
      <address>
        <strong>
          <bdi>{receiver}</bdi>
        </strong>
        <bdi>{mobile}</bdi>
        <bdi>{stationName || addr}</bdi>
        {postCode && <bdi>{postCode}</bdi>}
      </address>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('merchant.order.goods')}</th>
            <th scope="col">{text('merchant.order.slipCount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.orderItemId}>
              <td>
                <bdi>{line.prodName}</bdi>
                {line.skuName && (
                  <small>
                    <bdi>{line.skuName}</bdi>
                  </small>
                )}
                {line.isGift && <small>{text('merchant.order.slipGift')}</small>}
              </td>
              <td>{line.prodCount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text('merchant.order.pieces', { count: pieces })}</p>
      {message && (
        <p>
          {text('merchant.order.message')}: <bdi>{message}</bdi>
        </p>
      )}
    </article>
  );
}
