/**
 * The links of the header follow a cookie that says only that somebody signed in here once. Where the server was asked, its
 * answer counts: a session that ended is not offered as an account, and one that lives is not asked to sign in.
 */
export function trustAnswer(path: string, response: { readonly ok: boolean; readonly code?: unknown }): void {
  if (typeof document === 'undefined') return;
  const root = document.documentElement;
  if (response.code === 'sign_in_required') delete root.dataset.signedIn;
  else if (response.ok && path === '/api/auth/user') root.dataset.signedIn = '';
}
