// Stands for our webhook function: keeps what arrives, verified with the real SDK, and answers as told.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';

export interface Endpoint {
  url: string;
  received: { event: Stripe.Event; body: string; signature: string }[];
  /** Deliveries whose signature the SDK refused. */
  refused: number;
  types(): string[];
  /** The answers of the next deliveries; null cuts the connection. After these: 200. */
  answerWith(...statuses: (number | null)[]): void;
  close(): Promise<void>;
}

export async function startEndpoint(secret: string): Promise<Endpoint> {
  const stripe = new Stripe('sk_test_unused');
  const statuses: (number | null)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const signature = String(request.headers['stripe-signature']);
      const status = statuses.shift();
      if (status === null) return void request.socket.destroy();
      try {
        endpoint.received.push({
          event: stripe.webhooks.constructEvent(body, signature, secret),
          body,
          signature,
        });
        response.writeHead(status ?? 200).end();
      } catch {
        endpoint.refused += 1;
        response.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint: Endpoint = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/webhook`,
    received: [],
    refused: 0,
    types: () => endpoint.received.map(({ event }) => event.type),
    answerWith: (...next) => void statuses.push(...next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return endpoint;
}
