/** The names under which a browser keeps what a visitor chose. Nothing personal is kept. */
export const themeKey = 'fresh-key-theme';
export const languageKey = 'fresh-key-language';
/** `yes` or `no`: whether visits to public pages may be told to the operator's sinks. */
export const consentKey = 'fresh-key-consent';
/** Package chosen on the home page, in session storage. */
export const packageKey = 'selectedPackage';
/** `public` if this tab signed in on a shared computer: pages then remind the person to log out. */
export const deviceKey = 'signInDevice';
/** Which of our pages to open after signing in, in session storage. */
export const returnPathKey = 'returnPath';
/** How far a visitor is in each learning module, and what the account does not have yet. */
export const learningKey = 'fresh-key-learning';
