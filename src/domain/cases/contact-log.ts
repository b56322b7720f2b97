/** How somebody was reached, or looked for. The last two look at the court, not at the client. */
export const contactChannels = [
  'call',
  'voicemail',
  'letter',
  'visit',
  'message',
  'docket_check',
  'clerk_call',
] as const;
export type ContactChannel = (typeof contactChannels)[number];
export const contactDirections = ['in', 'out'] as const;
export type ContactDirection = (typeof contactDirections)[number];
