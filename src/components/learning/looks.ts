// What the list of modules and the page of one have in common.
export const topicLooks = 'rounded-full border border-line px-2.75 py-0.5 text-ink-soft';
/** A list after the text: its words, its sources. */
export const endLooks = 'mt-[clamp(--spacing(12),7vw,--spacing(18))] border-t border-line pt-6';
