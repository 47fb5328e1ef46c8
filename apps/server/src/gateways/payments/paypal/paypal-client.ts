import { ApiError, Client, Environment, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import type { PayPalKeys } from '../../../config.ts';
import { fetchFromGateway, GATEWAY_TIMEOUT_MS, GatewayDown, GatewayRejection } from '../gateway.ts';

export interface PayPal {
  readonly orders: OrdersController;
  readonly payments: PaymentsController;
  /** For API calls that the SDK lacks. */
  post(path: string, body: string): Promise<Response>;
}

/** The official SDK with the configured API address and a time limit on every request. */
export function openPayPal({ clientId, clientSecret, apiUrl }: PayPalKeys): PayPal {
  const withApiUrl = (address: string) => apiUrl + address.slice(new URL(address).origin.length);
  const client = new Client({
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    environment: Environment.Production,
    timeout: GATEWAY_TIMEOUT_MS,
    // The SDK has only PayPal's two addresses and limits only the time to the first byte.
    unstable_httpClientOptions: {
      adapter: 'fetch',
      env: {
        fetch: (input: Request | string, options?: RequestInit) => {
          const request = new Request(input, options);
          return fetchFromGateway(new Request(withApiUrl(request.url), request));
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
      return fetchFromGateway(new Request(apiUrl + path, { method: 'POST', headers, body }));
    },
  };
}

/** A 4xx about the request itself is a rejection; every other failure means that PayPal is down. */
export async function callPayPal<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (problem) {
    if (problem instanceof GatewayDown || problem instanceof GatewayRejection) throw problem;
    if (problem instanceof ApiError && [400, 404, 409, 422].includes(problem.statusCode)) {
      throw new GatewayRejection(`PayPal rejected the request: ${issueOf(problem)}`, { cause: problem });
    }
    throw new GatewayDown('PayPal does not respond', { cause: problem });
  }
}

/** PayPal's name of the error. */
function issueOf({ body, statusCode }: ApiError): string {
  return typeof body === 'string'
    ? (/"issue"\s*:\s*"(\w+)"/.exec(body)?.[1] ?? String(statusCode))
    : String(statusCode);
}

export function isIssue(problem: unknown, issue: string): boolean {
  return problem instanceof ApiError && issueOf(problem) === issue;
}
