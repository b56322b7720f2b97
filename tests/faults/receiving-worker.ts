// An instance that fetches mail until it is ended by SIGKILL. Nothing here knows when.
import { compose } from '#server/compose.ts';
import { processReceived } from '#server/received-mail/process-received.ts';
import { asTrial, tagCalls } from './tagged-calls.ts';

tagCalls();
for (;;) {
  await asTrial('worker', () => processReceived(compose('dev'), 5_000)).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 20));
}
