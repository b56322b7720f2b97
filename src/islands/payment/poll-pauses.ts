/**
 * Pauses, in milliseconds, between calls about a payment that is not settled yet. Cards settle in seconds. Slower
 * payments are reported by mail, so the page stops asking after about a minute and a half.
 */
export const pollPauses: readonly number[] = [1_500, 3_000, 5_000, 10_000, 20_000, 45_000];
