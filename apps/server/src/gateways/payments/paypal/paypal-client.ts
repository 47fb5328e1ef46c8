import { ApiError, Client, Environment, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import type { PayPalKeys } from '../../../config.ts';
import { GATEWAY_TIMEOUT_MS, GatewayDown, GatewayRefusal } from '../gateway.ts';
import { fetchInTime } from '../in-time.ts';

export interface PayPal {
  readonly orders: OrdersController;
  readonly payments: PaymentsController;
  /** A call that the SDK does not have. */
  post(path: string, body: string): Promise<Response>;
}

/** The official SDK, sent where the configuration says, each of its requests with an end. */
export function openPayPal({ clientId, clientSecret, apiUrl }: PayPalKeys): PayPal {
  const atOurs = (address: string) => apiUrl + address.slice(new URL(address).origin.length);
  const client = new Client({
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    environment: Environment.Production,
    timeout: GATEWAY_TIMEOUT_MS,
    // The SDK knows two addresses; this one also reaches a third, and every answer is read within the time.
    unstable_httpClientOptions: {
      adapter: 'fetch',
      env: {
        fetch: (asked: Request | string, options?: RequestInit) => {
          const request = new Request(asked, options);
          return fetchInTime(new Request(atOurs(request.url), request));
        },
      },
    },
  });
  let token: Awaited<ReturnType<typeof client.clientCredentialsAuthManager.updateToken>> | undefined;
  return {
    orders: new OrdersController(client),
    payments: new PaymentsController(client),
    post: async (path, body) => {
      token = await client.clientCredentialsAuthManager.updateToken(token);
      const headers = { authorization: `Bearer ${token.accessToken}`, 'content-type': 'application/json' };
      return fetchInTime(new Request(apiUrl + path, { method: 'POST', headers, body }));
    },
  };
}

/** PayPal's no to what we asked (a 4xx about the request itself) is a refusal; everything else is PayPal not being there. */
export async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (problem) {
    if (problem instanceof GatewayDown || problem instanceof GatewayRefusal) throw problem;
    if (problem instanceof ApiError && [400, 404, 409, 422].includes(problem.statusCode)) {
      throw new GatewayRefusal(`PayPal refuses: ${issueOf(problem)}`, { cause: problem });
    }
    throw new GatewayDown('PayPal does not answer', { cause: problem });
  }
}

/** PayPal's name for what was wrong. */
function issueOf({ body, statusCode }: ApiError): string {
  return typeof body === 'string'
    ? (/"issue"\s*:\s*"(\w+)"/.exec(body)?.[1] ?? String(statusCode))
    : String(statusCode);
}

export function isIssue(problem: unknown, issue: string): boolean {
  return problem instanceof ApiError && issueOf(problem) === issue;
}
