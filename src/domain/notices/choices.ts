import * as z from 'zod/mini';
import { chosenKinds, noticeDeliveries, type ChosenKind, type NoticeDelivery } from './kinds.ts';

export type NoticeChoices = Readonly<Record<ChosenKind, NoticeDelivery>>;

const delivery = z.enum(noticeDeliveries, 'field.wrongType');

/** How a client wants to hear of each kind. */
export const noticeChoices = z.object({
  message: delivery,
  update: delivery,
  progress: delivery,
} satisfies Record<ChosenKind, typeof delivery>);

const stored = z.object({ notices: z.partial(noticeChoices) });

/** The choices of an account as they are stored; at once where nothing was chosen. */
export function choicesOf(preferences: unknown): NoticeChoices {
  const chosen = stored.safeParse(preferences).data?.notices ?? {};
  const [message, update, progress] = chosenKinds.map((kind) => chosen[kind] ?? 'at_once');
  return { message: message ?? 'at_once', update: update ?? 'at_once', progress: progress ?? 'at_once' };
}
