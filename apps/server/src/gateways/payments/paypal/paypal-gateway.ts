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
import { type Charge, GatewayDown, GatewayRefusal, type Look, type PaymentGateway, type Refund } from '../gateway.ts';
import { asking, isIssue, openPayPal, type PayPal } from './paypal-client.ts';
import { readPayPalEvent } from './paypal-events.ts';
import { moneyIn, toMain } from './paypal-money.ts';

/** PayPal's page, for its accounts and for cards. The buyer approves there; the money moves when we take it. */
export function payPalGateway(keys: PayPalKeys): PaymentGateway {
  const payPal = openPayPal(keys);
  return {
    name: 'payPal',
    begin: (charge) => asking(() => beginOrder(payPal, charge)),
    look: (reference, number, mayTake) => asking(() => lookAtOrder(payPal, reference, number, mayTake)),
    refund: (refund) => asking(() => refundCapture(payPal, refund)),
    readEvent: (headers, body) => asking(() => readPayPalEvent(payPal, keys.webhookId, headers, body)),
  };
}

async function beginOrder({ orders }: PayPal, charge: Charge) {
  const { number, payType, amountCents, currency, description, returnUrl } = charge;
  const { GuestCheckout, Login } = PaypalExperienceLandingPage;
  const { result } = await orders.createOrder({
    paypalRequestId: `begin:${number}`,
    body: {
      intent: CheckoutPaymentIntent.Capture,
      purchaseUnits: [
        {
          customId: number,
          invoiceId: number,
          description: description.slice(0, 127),
          amount: { currencyCode: currency, value: toMain(amountCents) },
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
            cancelUrl: returnUrl,
          },
        },
      },
    },
  });
  const page = result.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
  if (!result.id || !page) throw new GatewayDown('PayPal opened an order without a page');
  return { reference: result.id, redirectUrl: page.href };
}

async function lookAtOrder(payPal: PayPal, reference: string, number: string, mayTake: boolean): Promise<Look> {
  const order = await readOrder(payPal, reference);
  if (!order) return { state: 'failed', failure: 'unknown at PayPal' };
  if (order.id !== reference) throw new GatewayDown('PayPal answers without an answer');
  if (order.status === OrderStatus.Voided) return { state: 'failed', failure: 'voided' };
  if (order.status !== OrderStatus.Approved) return stateOf(order);
  if (!mayTake) return { state: 'failed', failure: 'approved too late, not taken' };
  return takeMoney(payPal, reference, number);
}

/** PayPal forgets orders that nobody finished. */
async function readOrder({ orders }: PayPal, id: string): Promise<Order | undefined> {
  try {
    return (await orders.getOrder({ id })).result;
  } catch (problem) {
    if (problem instanceof ApiError && problem.statusCode === 404) return undefined;
    throw problem;
  }
}

async function takeMoney(payPal: PayPal, id: string, number: string): Promise<Look> {
  try {
    const { result } = await payPal.orders.captureOrder({
      id,
      paypalRequestId: `take:${number}`,
      prefer: 'return=representation',
    });
    return stateOf(result);
  } catch (problem) {
    // Somebody else of us took it a moment ago.
    if (isIssue(problem, 'ORDER_ALREADY_CAPTURED')) {
      const order = await readOrder(payPal, id);
      return order ? stateOf(order) : { state: 'open' };
    }
    if (isIssue(problem, 'INSTRUMENT_DECLINED')) return { state: 'failed', failure: 'declined' };
    throw problem;
  }
}

function stateOf(order: Order): Look {
  const money = moneyIn(order);
  if (money) return { state: 'paid', money };
  const status = order.purchaseUnits?.[0]?.payments?.captures?.[0]?.status;
  const isOver = status === CaptureStatus.Declined || status === CaptureStatus.Failed;
  return isOver ? { state: 'failed', failure: 'declined' } : { state: 'open' };
}

async function refundCapture({ payments }: PayPal, { chargeRef, amountCents, currency, key }: Refund) {
  try {
    const { result } = await payments.refundCapturedPayment({
      captureId: chargeRef,
      paypalRequestId: key,
      body: { amount: { currencyCode: currency, value: toMain(amountCents) } },
    });
    if (result.status === 'FAILED' || result.status === 'CANCELLED') {
      throw new GatewayRefusal(`the refund ${result.id} is ${result.status}`);
    }
    return { reference: result.id ?? '' };
  } catch (problem) {
    // Somebody gave it all back by hand.
    if (isIssue(problem, 'CAPTURE_FULLY_REFUNDED')) return { reference: '' };
    throw problem;
  }
}
