/** What an alarm by mail may be about, beside a scheduled function that has stopped running. */
export const alarmAbouts = [
  'submission',
  'payment',
  'stripe_event',
  'received_mail',
  'kept_card',
  'payment_page',
  'part_charge',
  'refund',
  'mail',
  'fault browser',
  'fault server',
] as const;
export type AlarmAbout = (typeof alarmAbouts)[number];
