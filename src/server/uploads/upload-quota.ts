import { intakeThrottles } from '#domain/throttles.ts';
import { uploadLimits } from '#domain/uploads/rules.ts';
import { weighThrottle } from '../access/throttle.ts';
import type { App } from '../app.ts';

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);

function weigh(app: Pick<App, 'db'>, ip: string, weight: number): Promise<void> {
  return weighThrottle(app, 'upload-bytes', ip, weight, intakeThrottles.uploadedKilobytesPerIp);
}

/**
 * Counts a ticket as the largest file: its signed address takes any file up to that, whatever was announced, and what
 * nobody ever names lies there for a day. Refuses `throttled`.
 */
export function countTicket(app: Pick<App, 'db'>, ip: string): Promise<void> {
  return weigh(app, ip, kilobytes(uploadLimits.fileBytes));
}

/** Counts a ticket as the file that came, once that was looked at. */
export async function countTicketAsSent(app: Pick<App, 'db'>, ip: string, bytes: number): Promise<void> {
  await weigh(app, ip, kilobytes(bytes) - kilobytes(uploadLimits.fileBytes));
}

/** Counts files that came in the call itself. Refuses `throttled`. */
export async function countSentFiles(
  app: Pick<App, 'db'>,
  ip: string,
  files: readonly { readonly bytes: Uint8Array }[],
): Promise<void> {
  const byteCount = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (byteCount > 0) await weigh(app, ip, kilobytes(byteCount));
}
