/** The payment page somebody comes back from, by its id in the address; null if from none. */
export const paidSession = (): string | null => new URLSearchParams(location.search).get('session_id');
