import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { languageTag } from '@galleria/domain/site/locales';
import {
  ApiError,
  CaptureStatus,
  CheckoutPaymentIntent,
  type Order,
  OrderStatus,
  PaypalExperienceLandingPage,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk';
import type { PayPalKeys } from '../../../config.ts';
import {
  type ChargeRequest,
  type ChargeStatus,
  GatewayDown,
  GatewayRejection,
  type PaymentGateway,
  type RefundRequest,
} from '../gateway.ts';
import { findCapture, formatAmount } from './paypal-charge.ts';
import { callPayPal, isIssue, openPayPal, type PayPal } from './paypal-client.ts';
import { parsePayPalWebhook } from './paypal-webhook.ts';

/** PayPal's hosted page, for its accounts and for cards. The buyer approves there; then we capture. */
export function payPalGateway(keys: PayPalKeys): PaymentGateway {
  const payPal = openPayPal(keys);
  return {
    name: 'payPal',
    createCharge: (charge) => callPayPal(() => createOrder(payPal, charge)),
    getOrCaptureCharge: (reference, payNumber, options) =>
      callPayPal(() => getOrCaptureOrder(payPal, reference, payNumber, options)),
    refund: (refund) => callPayPal(() => refundCapture(payPal, refund)),
    parseWebhook: (headers, body) => callPayPal(() => parsePayPalWebhook(payPal, keys.webhookId, headers, body)),
  };
}

async function createOrder({ orders }: PayPal, charge: ChargeRequest) {
  const { payNumber, payType, amountCents, currency, description, returnUrl, cancelUrl } = charge;
  const { GuestCheckout, Login } = PaypalExperienceLandingPage;
  const { result } = await orders.createOrder({
    paypalRequestId: `begin:${payNumber}`,
    body: {
      intent: CheckoutPaymentIntent.Capture,
      purchaseUnits: [
        {
          customId: payNumber,
          invoiceId: payNumber,
          description: description.slice(0, 127),
          amount: { currencyCode: currency, value: formatAmount(amountCents) },
        },
      ],
      paymentSource: {
        paypal: {
          experienceContext: {
            locale: languageTag(charge.locale),
            landingPage: payType === PAY_TYPE.payPalCard ? GuestCheckout : Login,
            userAction: PaypalExperienceUserAction.PayNow,
            shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
            returnUrl,
            cancelUrl,
          },
        },
      },
    },
  });
  const page = result.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  if (!result.id || !page) throw new GatewayDown(`createOrder: PayPal answered without id or page (id: ${result.id})`);
  return { reference: result.id, redirectUrl: page.href };
}

async function getOrCaptureOrder(
  payPal: PayPal,
  reference: string,
  payNumber: string,
  { mayCapture }: { readonly mayCapture: boolean },
): Promise<ChargeStatus> {
  const order = await readOrder(payPal, reference);
  if (!order) return { state: 'failed', failure: 'unknown at PayPal' };
  if (order.id !== reference)
    throw new GatewayDown(`getOrCaptureOrder: PayPal answered with order ${order.id} instead of ${reference}`);
  if (order.status === OrderStatus.Voided) return { state: 'failed', failure: 'voided' };
  if (order.status !== OrderStatus.Approved) return statusOf(order);
  if (!mayCapture) return { state: 'failed', failure: 'approved too late, not captured' };
  return captureOrder(payPal, reference, payNumber);
}

/** PayPal deletes orders that were never completed. */
async function readOrder({ orders }: PayPal, id: string): Promise<Order | undefined> {
  try {
    return (await orders.getOrder({ id })).result;
  } catch (problem) {
    if (problem instanceof ApiError && problem.statusCode === 404) return undefined;
    throw problem;
  }
}

async function captureOrder(payPal: PayPal, id: string, payNumber: string): Promise<ChargeStatus> {
  try {
    const { result } = await payPal.orders.captureOrder({
      id,
      paypalRequestId: `take:${payNumber}`,
      prefer: 'return=representation',
    });
    return statusOf(result);
  } catch (problem) {
    // Another process of ours captured it a moment ago.
    if (isIssue(problem, 'ORDER_ALREADY_CAPTURED')) {
      const order = await readOrder(payPal, id);
      return order ? statusOf(order) : { state: 'open' };
    }
    if (isIssue(problem, 'INSTRUMENT_DECLINED')) return { state: 'failed', failure: 'declined' };
    throw problem;
  }
}

function statusOf(order: Order): ChargeStatus {
  const charge = findCapture(order);
  if (charge) return { state: 'paid', charge };
  const status = order.purchaseUnits?.[0]?.payments?.captures?.[0]?.status;
  const hasFailed = status === CaptureStatus.Declined || status === CaptureStatus.Failed;
  return hasFailed ? { state: 'failed', failure: 'declined' } : { state: 'open' };
}

async function refundCapture({ payments }: PayPal, { chargeRef, amountCents, currency, key }: RefundRequest) {
  try {
    const { result } = await payments.refundCapturedPayment({
      captureId: chargeRef,
      paypalRequestId: key,
      body: { amount: { currencyCode: currency, value: formatAmount(amountCents) } },
    });
    if (result.status === 'FAILED' || result.status === 'CANCELLED') {
      throw new GatewayRejection(`refundCapture: refund ${result.id} is ${result.status}`);
    }
    return { reference: result.id ?? '' };
  } catch (problem) {
    // The capture was refunded by hand at PayPal.
    if (isIssue(problem, 'CAPTURE_FULLY_REFUNDED')) return { reference: '' };
    throw problem;
  }
}
