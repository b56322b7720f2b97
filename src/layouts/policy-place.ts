/** What the layout writes where a page has to carry its content security policy itself; the build fills it in. */
export const policyPlace = 'policy-is-written-by-the-build';
